import * as z from 'zod/mini'

/**
 * The id of one change that a user makes: its instant (epoch ms, 13 digits) and six random characters. The client makes
 * it once, so a request that is repeated, at once or out of the outgoing queue, is known as the same change. As text, ids
 * sort by time. Source: requirement SEC-25.
 */
export const ChangeId = z.string().check(z.regex(/^[1-3]\d{12}-[0-9a-z]{6}$/))
