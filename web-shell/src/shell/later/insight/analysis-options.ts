import type { LinkOptions } from '../../../../../shared/insight/link-types.ts'

/** The same diary says the same each time: the seed is fixed. Source: decision 206. */
export const ANALYSIS_OPTIONS: LinkOptions = { permutations: 1_999, seed: 1 }

/** The days that are compared, up to today. Source: decision 207. */
export const ANALYSED_DAYS = 365
