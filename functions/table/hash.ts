import { createHash } from 'node:crypto'
import type { Hash } from './keys.ts'

/** The SHA-256 of a secret. The table stores only this: it recognises the secret but cannot be used as it. */
export function hashOf(secret: string): Hash {
  return createHash('sha256').update(secret).digest('base64url') as Hash
}
