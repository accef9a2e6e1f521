import type { BundledArticle } from './bundled-article.ts'
import { buildingYourNetwork } from './start-here/building-your-network.ts'
import { howStressAffects } from './start-here/how-stress-affects.ts'
import { howToTrack } from './start-here/how-to-track.ts'
import { icFriendlyDiet } from './start-here/ic-friendly-diet.ts'
import { understandingIc } from './start-here/understanding-ic.ts'

/** The articles that are part of the product, in the order of the editors' list. Source: requirement LEARN-15. */
export const BUNDLED_ARTICLES: readonly BundledArticle[] = [
  understandingIc,
  howToTrack,
  icFriendlyDiet,
  howStressAffects,
  buildingYourNetwork,
]
