import * as z from 'zod/mini'

/** The patterns of the last ten days, in order of priority. Source: requirement TIP-01. */
export const PATTERN_TIPS = ['caffeine-with-flares', 'low-water-with-pain', 'foods-before-flares', 'calm-days'] as const

const count = z.int().check(z.minimum(0), z.maximum(10))
const Fraction = z.object({ days: count, of: count })

/** On how many of the answered days it was so: of the hard days (with a flare, or with strong pain) and of the others. */
const TipEvidence = z.object({ hard: Fraction, other: Fraction })
export type TipEvidence = z.infer<typeof TipEvidence>

/** A pattern with its evidence, which calm days do not need. */
export const FoundPattern = z.object({ tip: z.enum(PATTERN_TIPS), evidence: z.exactOptional(TipEvidence) })
export type FoundPattern = z.infer<typeof FoundPattern>
