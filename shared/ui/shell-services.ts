import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Account } from '../auth/schema.ts'
import type { CallInput, Endpoint, Reply } from '../http/endpoint.ts'
import type { FieldProblem, ProblemCode } from '../problems.ts'
import type { ReadingServices } from '../reading/services.ts'

/*
 * The contract between the shell and its remotes. Fields are added, never removed or changed: either side may run an
 * older build than the other.
 */

/** A short message over the screen. It is never the only place that shows a piece of information. */
export interface Toast {
  title: string
  text?: string
  action?: { label: string; run: () => void }
  /** The message stays until the user acts on it or another message replaces it. */
  isPersistent?: true
}

/** The frame of a screen. */
export interface PageProps {
  /** The screen's heading. */
  heading: string
  /** The document's title, if it differs from the heading. */
  title?: string
  /** As wide as two columns instead of one reading column. */
  wide?: boolean
  /** Content above the heading, such as the back link. */
  above?: ReactNode
  /** Actions for the whole screen, shown beside its heading. */
  actions?: ReactNode
  /** The scene behind the heading. */
  scene?: ReactNode
  /** What stands below the heading and in front of the scene. */
  intro?: ReactNode
  children: ReactNode
}

/** The props of `Unread`. */
export interface LoadErrorProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** The screens with their own help text. */
export type HelpPage =
  | 'home'
  | 'track'
  | 'trends'
  | 'links'
  | 'reports'
  | 'learn'
  | 'tools'
  | 'training'
  | 'exercises'
  | 'food'
  | 'foods'

export interface HelpProps {
  page: HelpPage
  /** Fixed in the corner, above the content that scrolls. */
  floating?: boolean
}

export type Theme = 'system' | 'light' | 'dark'

/** What the shell passes to the screens of a remote. */
export interface ShellServices {
  /** The account of the signed-in user. */
  useAccount: () => Account | undefined
  /** Sends a request to an endpoint of the service, typed by its contract. */
  call: <E extends Endpoint>(endpoint: E, ...input: CallInput<E>) => Promise<Reply<E>>
  /** A title and a sentence that explain any thrown error to the user. */
  wordsFor: (error: unknown) => { title: string; text: string }
  /** The problem code and field problems when the service refused the request; `undefined` for any other error. */
  refusalOf: (error: unknown) => { code: ProblemCode; errors: readonly FieldProblem[] } | undefined
  notify: (toast: Toast) => void
  /** Explains an error in a toast, with a retry button when `retry` is given. */
  notifyError: (error: unknown, retry?: () => void) => void
  /** The error of a query without data. It stays during a retry. `null` when there is data or nothing has failed. */
  useFailure: (query: UseQueryResult) => Error | null
  /**
   * The user's draft for the screen at `address`. It survives a change of screen. The value is `initial` until the
   * first write; writing the same `initial` deletes the draft.
   */
  useUnsent: <T>(account: Account | undefined, address: string, initial: T) => { value: T; write: (next: T) => void }
  useTheme: () => Theme
  chooseTheme: (theme: Theme) => void
  Page: ComponentType<PageProps>
  /** The error with a retry button, in place of data that could not be loaded. */
  Unread: ComponentType<LoadErrorProps>
  NotFound: ComponentType
  /** The button that opens the help of a screen. */
  Help: ComponentType<HelpProps>
  /**
   * Asks the user to prove who they are, where a call was refused with `prove-again` or `sign-in-again`: with the password, a passkey, or
   * with Google or a mailed link, which return to the address `next`. It is loaded when it is drawn, so it needs a `Suspense`. A shell of before 27 November 2026 has none.
   */
  AskForProof?: ComponentType<{ next: string; onProven: () => void }>
  /** A shell of before 27 November 2026 has none: then articles can be read, and nothing is kept of it. */
  reading?: ReadingServices
}

/** Each screen by the path at which the shell shows it. */
export type Screens = Readonly<Record<string, ComponentType>>

/** The only export of a remote, named `routes`. */
export type Routes = (shell: ShellServices) => Screens
