import type { ComponentType } from 'react'
import type { homeApi } from '../../../../shared/home/api.ts'
import type { Reply } from '../../../../shared/http/endpoint.ts'
import type { ProblemCode } from '../../../../shared/problems.ts'
import type { HelpPage } from '../../../../shared/ui/shell-services.ts'

/*
 * What a feature says of itself in its `feature.ts`. That file is there before the app's code is, so it holds addresses and
 * loaders, and nothing that is shown.
 */

type Home = Reply<typeof homeApi.open>

/** Loads a screen's code; a retry asks for it anew. */
export type LoadScreen = (isRetry: boolean) => Promise<ComponentType>

export interface Screen {
  load: LoadScreen
  /** Who may open it: those who are signed in, unless it says otherwise. `guests` are those who are not. */
  who?: 'guests' | 'everybody'
  /** Its first call is home's, which says who is signed in, so that no other call is made to learn it. */
  beginsWithHome?: true
  /** It helps now and shows nothing of anybody: it opens also while nothing can say who is signed in. */
  isHelp?: true
  /** It shows or changes what the device keeps, which is opened along with it. */
  keeps?: true
  /** It is deployed apart from the shell: not even a fault in it may bring down the rest. */
  isApart?: true
  /** What in the query makes a screen of its own at the address, such as one day of a history. */
  query?: readonly string[]
}

/** What a person reads of a refusal. */
export interface Words {
  title: string
  text: string
}

/** What a person reads as help with a screen. */
export interface Help {
  title: string
  tips: readonly string[]
}

/** A feature's card on home. It comes once home itself is drawn, into a place of its height. */
export interface HomeCard {
  load: () => Promise<ComponentType<{ home: Home }>>
  heightRem: number
}

/** What a feature lends to the screens of others, which know nothing of it. */
export interface Lent {
  /** The sheet that logs today in seconds. */
  quickTrack: () => Promise<ComponentType<{ home: Home; onClose: () => void }>>
  /** What says in today's log that a flare is being managed. */
  managing: () => Promise<ComponentType>
}

export interface Feature {
  /** Its screens by their addresses. */
  screens?: Readonly<Record<`/${string}`, Screen>>
  /** Its words of help. */
  help?: Partial<Record<HelpPage, () => Promise<Help>>>
  /** Its words for the refusals that are its own. */
  problems?: () => Promise<Partial<Record<ProblemCode, Words>>>
  homeCard?: HomeCard
  lends?: Partial<Lent>
}
