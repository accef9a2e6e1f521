import type { RemoteName } from '../../../../shared/remotes.ts'
import type { Screen } from './feature.ts'

/* The one place from which the early files name later rooms: each is loaded when it is needed. */

/** What looks after all that this device keeps. */
export const loadKeeper = () => import('../later/offline/keeper.ts')

/** The words for refusals that are of no feature. */
export const loadGeneralProblems = () => import('../later/problems/general.ts').then(({ problems }) => problems)

/** A screen of a remote. What loads remotes comes with the first of them. */
export function fromRemote(remote: RemoteName, path: string): Screen & { isApart: true } {
  return {
    load: (isRetry) =>
      import('../later/remotes/load-remote.ts').then(({ loadRemoteScreen }) => loadRemoteScreen(remote, path, isRetry)),
    isApart: true,
  }
}
