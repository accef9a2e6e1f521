import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** A browser in which the user has signed in before. Its only attribute is `ttl`, when it expires (epoch s). */
export const KnownBrowserItem = itemKind({
  label: 'Known browsers',
  pk: 'USER#{user}',
  sk: 'KNOWN#{hash}',
  schema: z.object({ ttl: z.int() }),
  exported: { account: 'knownBrowsers', holds: 'whole' },
  erased: 'with its user',
})
