/** In bytes. Source: requirement ADM-04. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** The formats that may be uploaded, each with the end of its file names. Source: requirement ADM-04. */
export const IMAGE_TYPES = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const
export type ImageType = keyof typeof IMAGE_TYPES

/** More pixels than 40 million, or a longer side, are refused before the image is decoded. Source: requirement SEC-24. */
export const MAX_PIXELS = 40_000_000
export const MAX_SIDE = 12_000

/** An image that is taller than this, in pixels, is served smaller. */
export const MAX_HEIGHT = 2400
