import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Account } from '../auth/schema.ts'
import type { CallInput, Endpoint, Reply } from '../http/endpoint.ts'
import type { FieldProblem, ProblemCode } from '../problems.ts'

/** What the shell and its remotes say to each other. All of it only grows, for either may be the older one. */

/** A short message over the screen; never the only copy of anything. */
export interface Toast {
  title: string
  text?: string
  action?: { label: string; run: () => void }
  /** Until it is answered, or another message takes its place. */
  stays?: true
}

/** The frame of a screen. */
export interface PageProps {
  /** The screen's heading. */
  heading: string
  /** The document's title, where it differs from the heading. */
  title?: string
  /** Two columns' width instead of a reading column's. */
  wide?: boolean
  /** What stands over the heading, such as the way back. */
  above?: ReactNode
  /** What can be done with the screen as a whole, beside its heading. */
  actions?: ReactNode
  children: ReactNode
}

/** In place of what could not be read. */
export interface UnreadProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** The screens that have help of their own. */
export type HelpPage = 'home' | 'track' | 'trends' | 'learn' | 'tools'

export interface HelpProps {
  page: HelpPage
  /** In the corner, over what scrolls. */
  floating?: boolean
}

export type Theme = 'system' | 'light' | 'dark'

/** What the shell hands to a remote's screens. */
export interface ShellServices {
  /** Who is signed in. */
  useAccount: () => Account | undefined
  /** Calls the service as a contract says. */
  call: <E extends Endpoint>(endpoint: E, ...input: CallInput<E>) => Promise<Reply<E>>
  /** A title and a sentence for anything that was thrown. */
  wordsFor: (error: unknown) => { title: string; text: string }
  /** Why the service refused; `undefined` for any other error. */
  refusalOf: (error: unknown) => { code: ProblemCode; errors: readonly FieldProblem[] } | undefined
  notify: (toast: Toast) => void
  /** Shows what an error means, and a way to try again when there is one. */
  notifyError: (error: unknown, retry?: () => void) => void
  /** Why a query has nothing to show, also while it is asked again; `null` while there is something. */
  useFailure: (query: UseQueryResult) => Error | null
  /**
   * What a person began at an address and has not sent, kept past a change of screen; `nothing` until they write it, and
   * writing `nothing` forgets it.
   */
  useUnsent: <T>(account: Account | undefined, place: string, nothing: T) => { value: T; write: (next: T) => void }
  useTheme: () => Theme
  chooseTheme: (theme: Theme) => void
  Page: ComponentType<PageProps>
  Unread: ComponentType<UnreadProps>
  NotFound: ComponentType
  /** The button that opens a screen's help. */
  Help: ComponentType<HelpProps>
}

/** Screens by the path at which the shell shows them. */
export type Screens = Readonly<Record<string, ComponentType>>

/** The one thing that a remote exports, as `routes`. */
export type Routes = (shell: ShellServices) => Screens
