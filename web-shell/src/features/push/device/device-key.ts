/** The start of the keys of queries about notifications on this device. */
export const DEVICE_KEY = ['push-device'] as const
