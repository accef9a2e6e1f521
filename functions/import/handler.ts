import { importApi } from '../../shared/import/api.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { countAttempts, type RateLimit } from '../table/records/rate-limits.ts'
import { importBatch } from './import-batch.ts'

const DAY_MS = 86_400_000

/**
 * Ten years of ordinary days are 75 batches, and ten visits logged a day in training 92 more, two exercises a day 19. A batch of the longest days
 * costs about 600 write units, one with the largest book of food at most 1,300, so an account can cause at most 390,000 a
 * day, which is $0.25.
 */
const APPLY_LIMIT: RateLimit = { name: 'import', max: 300, everyMs: DAY_MS }
/** A preview only reads. */
const PREVIEW_LIMIT: RateLimit = { name: 'import-preview', max: 900, everyMs: DAY_MS }

const count = (limit: RateLimit, { userId }: Me, now: number) => countAttempts([{ limit, subject: userId }], now)

export const handler = serve(importApi, {
  preview: async ({ me, body, now }) => {
    await count(PREVIEW_LIMIT, me, now)
    return importBatch(body, { me, now, isPreview: true })
  },

  apply: async ({ me, body, now }) => {
    await count(APPLY_LIMIT, me, now)
    return importBatch(body, { me, now, isPreview: false })
  },
})
