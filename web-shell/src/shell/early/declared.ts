import type { ProblemCode } from '../../../../shared/problems.ts'
import type { HelpPage } from '../../../../shared/ui/shell-services.ts'
import type { Help, HomeCard, Lent, Screen, Words } from './feature.ts'

/** What all features declare together. The shell knows no feature: `src/features.ts` tells it what there is. */
export interface Declared {
  screens: Readonly<Record<string, Screen>>
  help: Record<HelpPage, () => Promise<Help>>
  problems: () => Promise<Record<ProblemCode, Words>>
  homeCards: readonly HomeCard[]
  lends: Lent
}

let declared: Declared | undefined

/** Takes note of what there is, before anything else happens. */
export function declare(all: Declared): void {
  declared = all
}

/** What there is. */
export function whatIs(): Declared {
  if (!declared) throw new Error('Import src/features.ts first')
  return declared
}
