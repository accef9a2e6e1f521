import type { ComponentType } from 'react'
import type { homeApi } from '../../../../shared/home/api.ts'
import type { Reply } from '../../../../shared/http/endpoint.ts'
import type { ProblemCode } from '../../../../shared/problems.ts'
import type { HelpPage } from '../../../../shared/ui/shell-services.ts'
import type { OperationKinds } from './operation-kind.ts'

/*
 * The types of a feature's `feature.ts`. That file loads before the app's code, so it contains only paths and loaders,
 * and nothing that is shown.
 */

type Home = Reply<typeof homeApi.open>

/** Loads a screen's code. A retry requests it again. */
export type LoadScreen = (isRetry: boolean) => Promise<ComponentType>

export interface Screen {
  load: LoadScreen
  /** Who may open the screen: signed-in users by default. */
  access?: 'visitors' | 'everyone'
  /** The screen's first call is home. Its reply contains the account, so the session is not requested separately. */
  beginsWithHome?: true
  /** The screen gives immediate help: it opens for everyone, also while the session is unknown. */
  opensWithoutSession?: true
  /** The screen shows or changes data stored on the device. The device storage opens together with it. */
  usesDeviceStorage?: true
  /** The screen is deployed separately from the shell: even an error in it must not break the rest of the app. */
  isRemote?: true
  /** The query parameters that distinguish screens of this path, such as the date in the history. */
  query?: readonly string[]
}

/** The text that a user reads for a problem. */
export interface Words {
  title: string
  text: string
}

/** The help text of a screen. */
export interface Help {
  title: string
  tips: readonly string[]
}

/** Where the cards of features stand on home, in this order. Source: requirement HOME-02. */
export type HomeCardPlace = 'consent' | 'banner' | 'getting-started' | 'insight' | 'cycle-calendar' | 'cycle-insight'

/** A feature's card on home. It loads after home has rendered, into a reserved space of its height. */
export interface HomeCard {
  place: HomeCardPlace
  /** Whether the card is shown; by default always. */
  isShown?: (home: Home) => boolean
  load: () => Promise<ComponentType<{ home: Home }>>
  heightRem: number
}

/** How something stands, as a sentence of plain text. `otherwise` is said while there is nothing to say. */
export interface StatusProps {
  otherwise: string
}

/** Components that a feature provides to screens of other features, which do not import it. */
export interface SharedComponents {
  /** The sheet for logging today in a few seconds. */
  quickTrack: () => Promise<ComponentType<{ home: Home; painLevel?: number | undefined; onClose: () => void }>>
  /** The switch that records in today's log that the user is managing a flare. */
  managingFlareSwitch: () => Promise<ComponentType>
  /** The ways in which a user without a password proves who they are. A sign-in with Google returns to `next`. */
  signInAgain: () => Promise<ComponentType<{ next: string }>>
  /** Asks for the password, or offers `signInAgain` to a user without one. Calls `onProven` after the password. */
  proveIdentity: () => Promise<ComponentType<{ next: string; onProven: () => void }>>
  /** Saves all data of the user as a file: a room of the settings. */
  exportRoom: () => Promise<ComponentType>
  /** Merges a file into the diary: a room of the settings. */
  importRoom: () => Promise<ComponentType<{ home: Home }>>
  /** The offer of Premium on the profile. */
  upgradeCard: () => Promise<ComponentType<{ home: Home }>>
  /** How bladder training stands. */
  trainingStatus: () => Promise<ComponentType<StatusProps>>
  /** How elimination plans and food tests stand. */
  foodStatus: () => Promise<ComponentType<StatusProps>>
  /** How reminders stand. */
  remindersStatus: () => Promise<ComponentType<StatusProps>>
  /** Says that a reminder is due, and leads to it. It shows nothing while none is. */
  dueBanner: () => Promise<ComponentType>
  /** The library of guided audio, as a section of a screen. Its player goes on while other screens are open. */
  guidedAudio: () => Promise<ComponentType>
  /** Turns notifications on this device on and off, or says why that cannot be and what helps. */
  pushSwitch: () => Promise<ComponentType>
  /** The offer of Premium above the bar. */
  upgradeButton: () => Promise<ComponentType<{ home: Home }>>
  /** The introduction, the question for consent and the set-up. They stand in for home until the set-up is complete. */
  welcome: LoadScreen
}

export interface Feature {
  /** Screens by path. */
  screens?: Readonly<Record<`/${string}`, Screen>>
  /** Help texts by page. */
  help?: Partial<Record<HelpPage, () => Promise<Help>>>
  /** Texts for the problem codes of this feature. */
  problems?: () => Promise<Partial<Record<ProblemCode, Words>>>
  homeCards?: readonly HomeCard[]
  /** The kinds of operations that this feature saves through the outgoing queue: `operations.ts`, by name. */
  operations?: () => Promise<Partial<OperationKinds>>
  sharedComponents?: Partial<SharedComponents>
  /** What runs, and may show something, beside every screen. It loads two seconds after the page, and costs home nothing before. */
  companion?: () => Promise<ComponentType>
}
