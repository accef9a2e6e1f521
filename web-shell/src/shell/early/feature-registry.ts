import type { ComponentType } from 'react'
import type { ProblemCode } from '../../../../shared/problems.ts'
import type { HelpPage } from '../../../../shared/ui/shell-services.ts'
import type { Help, HomeCard, Screen, SharedComponents, Words } from './feature.ts'
import type { OperationKinds } from './operation-kind.ts'

/**
 * All parts that the features declare. The shell does not import any feature: `src/features.ts` registers them here.
 */
export interface FeatureRegistry {
  screens: Readonly<Record<string, Screen>>
  help: Record<HelpPage, () => Promise<Help>>
  problems: () => Promise<Record<ProblemCode, Words>>
  homeCards: readonly HomeCard[]
  /** Loads the kinds of operations of the outgoing queue. */
  operations: () => Promise<OperationKinds>
  sharedComponents: SharedComponents
  companion: () => Promise<ComponentType>
}

let registered: FeatureRegistry | undefined

/** Registers the parts of all features. It must be called before anything else. */
export function registerFeatures(registry: FeatureRegistry): void {
  registered = registry
}

/** Returns the registered parts. Throws when nothing is registered yet. */
export function registeredFeatures(): FeatureRegistry {
  if (!registered) throw new Error('Import src/features.ts first')
  return registered
}
