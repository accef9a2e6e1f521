import type { ProblemCode } from '../../shared/problems.ts'
import { about } from './features/about/feature.ts'
import { admin } from './features/admin/feature.ts'
import { articles } from './features/articles/feature.ts'
import { audio } from './features/audio/feature.ts'
import { auth } from './features/auth/feature.ts'
import { billing } from './features/billing/feature.ts'
import { custom } from './features/custom/feature.ts'
import { cycle } from './features/cycle/feature.ts'
import { days } from './features/days/feature.ts'
import { exercises } from './features/exercises/feature.ts'
import { dataExport } from './features/export/feature.ts'
import { flareKit } from './features/flare-kit/feature.ts'
import { food } from './features/food/feature.ts'
import { home } from './features/home/feature.ts'
import { dataImport } from './features/import/feature.ts'
import { insight } from './features/insight/feature.ts'
import { onboarding } from './features/onboarding/feature.ts'
import { profile } from './features/profile/feature.ts'
import { push } from './features/push/feature.ts'
import { reminders } from './features/reminders/feature.ts'
import { reports } from './features/reports/feature.ts'
import { tools } from './features/tools/feature.ts'
import { training } from './features/training/feature.ts'
import { trends } from './features/trends/feature.ts'
import type { Feature, SharedComponents, Words } from './shell/early/feature.ts'
import { type FeatureRegistry, registerFeatures } from './shell/early/feature-registry.ts'
import { loadSharedProblems } from './shell/early/loaders.ts'
import type { OperationKinds } from './shell/early/operation-kind.ts'

/** All features of the browser app. */
const FEATURES = [
  about,
  admin,
  articles,
  audio,
  auth,
  billing,
  custom,
  cycle,
  dataExport,
  dataImport,
  days,
  exercises,
  flareKit,
  food,
  home,
  insight,
  onboarding,
  profile,
  push,
  reminders,
  reports,
  tools,
  training,
  trends,
] as const

type FeatureUnion = (typeof FEATURES)[number]
/** Turns a union of types into their intersection. */
type Joined<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (joined: infer Whole) => void
  ? Whole
  : never
type PartsOf<Key extends keyof Feature> = FeatureUnion extends infer Each
  ? Each extends Record<Key, infer Part>
    ? Part
    : never
  : never
/** The tables that the features' loaders of a part resolve to. */
type LoadedBy<Key extends 'problems' | 'operations'> =
  PartsOf<Key> extends infer Load ? (Load extends () => Promise<infer Table> ? Table : never) : never

const features: readonly Feature[] = FEATURES
const join = (parts: readonly (object | undefined)[]) => Object.assign({}, ...parts)

// The compiler reports a help page or a shared component that no feature declares.
const help: FeatureRegistry['help'] = join(features.map((feature) => feature.help)) as Joined<PartsOf<'help'>>
const sharedComponents: SharedComponents = join(features.map((feature) => feature.sharedComponents)) as Joined<
  PartsOf<'sharedComponents'>
>

async function loadProblems(): Promise<Record<ProblemCode, Words>> {
  const general = loadSharedProblems()
  const tables = await Promise.all([general, ...features.map((feature) => feature.problems?.())])
  return join(tables) as Awaited<typeof general> & Joined<LoadedBy<'problems'>>
}

// The compiler reports a kind of operations that no feature declares.
async function loadOperations(): Promise<OperationKinds> {
  return join(await Promise.all(features.map(async (feature) => feature.operations?.()))) as Joined<
    LoadedBy<'operations'>
  >
}

registerFeatures({
  screens: join(features.map((feature) => feature.screens)),
  help,
  problems: loadProblems,
  homeCards: features.flatMap((feature) => feature.homeCards ?? []),
  operations: loadOperations,
  sharedComponents,
  companion: push.companion,
})
