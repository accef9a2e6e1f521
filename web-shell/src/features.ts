import type { ProblemCode } from '../../shared/problems.ts'
import { admin } from './features/admin/feature.ts'
import { articles } from './features/articles/feature.ts'
import { auth } from './features/auth/feature.ts'
import { custom } from './features/custom/feature.ts'
import { days } from './features/days/feature.ts'
import { entry } from './features/entry/feature.ts'
import { flareKit } from './features/flare-kit/feature.ts'
import { home } from './features/home/feature.ts'
import { profile } from './features/profile/feature.ts'
import { upcoming } from './features/upcoming/feature.ts'
import { type Declared, declare } from './shell/early/declared.ts'
import type { Feature, Lent, Words } from './shell/early/feature.ts'
import { loadGeneralProblems } from './shell/early/loaders.ts'

/** Every feature of the browser. */
const FEATURES = [admin, articles, auth, custom, days, entry, flareKit, home, profile, upcoming] as const

type One = (typeof FEATURES)[number]
/** What several features declare of one kind, as one. */
type Joined<All> = (All extends unknown ? (each: All) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never
type DeclaredAs<Kind extends keyof Feature> = One extends infer Each
  ? Each extends Record<Kind, infer It>
    ? It
    : never
  : never
type Problems =
  DeclaredAs<'problems'> extends infer Load ? (Load extends () => Promise<infer Table> ? Table : never) : never

const all: readonly Feature[] = FEATURES
const joined = (parts: readonly (object | undefined)[]) => Object.assign({}, ...parts)

// What is missing of all that they must have together does not compile.
const help: Declared['help'] = joined(all.map((each) => each.help)) as Joined<DeclaredAs<'help'>>
const lends: Lent = joined(all.map((each) => each.lends)) as Joined<DeclaredAs<'lends'>>

async function problems(): Promise<Record<ProblemCode, Words>> {
  const general = loadGeneralProblems()
  const tables = await Promise.all([general, ...all.map((each) => each.problems?.())])
  return joined(tables) as Awaited<typeof general> & Joined<Problems>
}

declare({
  screens: joined(all.map((each) => each.screens)),
  help,
  problems,
  homeCards: all.flatMap(({ homeCard }) => homeCard ?? []),
  lends,
})
