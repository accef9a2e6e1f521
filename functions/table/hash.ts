import { createHash } from 'node:crypto'
import type { Hash } from './keys.ts'

/** What the table keeps of a secret: enough to know it again, nothing to use. */
export function hashOf(secret: string): Hash {
  return createHash('sha256').update(secret).digest('base64url') as Hash
}
