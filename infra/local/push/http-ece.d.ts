/** The part that we use of a package without types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Opens a message of the form `aes128gcm` (RFC 8188). Throws when it was not sealed for this device. */
  export function decrypt(
    message: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer
}
