import { PRODUCT } from '../../shared/product.ts'

/** The parameters with the keys by which push services know us (VAPID), base64url. An operator stores them once. */
export const PUSH_PUBLIC_KEY_PARAMETER = `/${PRODUCT.toLowerCase()}/push-public-key`
export const PUSH_PRIVATE_KEY_PARAMETER = `/${PRODUCT.toLowerCase()}/push-private-key`
