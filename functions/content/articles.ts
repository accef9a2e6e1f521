import type { Draft } from './draft.ts'
import { buildingYourNetwork } from './start-here/building-your-network.ts'
import { howStressAffects } from './start-here/how-stress-affects.ts'
import { howToTrack } from './start-here/how-to-track.ts'
import { icFriendlyDiet } from './start-here/ic-friendly-diet.ts'
import { understandingIc } from './start-here/understanding-ic.ts'

/** The articles that the product comes with, in the editors' order. Source: requirement LEARN-15. */
export const ARTICLES: readonly Draft[] = [
  understandingIc,
  howToTrack,
  icFriendlyDiet,
  howStressAffects,
  buildingYourNetwork,
]
