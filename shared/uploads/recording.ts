/** In bytes: about half an hour of speech. */
export const MAX_RECORDING_BYTES = 30 * 1024 * 1024

/** MP3 plays on every device. */
export const RECORDING_TYPE = 'audio/mpeg'
