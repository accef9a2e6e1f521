import type { RemoteName } from '../../../../shared/remotes.ts'
import type { Screen } from './feature.ts'

/* The only file of the early code that imports later code. Each part loads when it is needed. */

/** Loads the code that stores data on this device. */
export const loadDeviceStorage = () => import('../later/offline/start-device-storage.ts')

/** Loads the texts for problem codes that belong to no feature. */
export const loadSharedProblems = () => import('../later/problems/shared-problems.ts').then(({ problems }) => problems)

/** Declares a screen of a remote. The code that loads remotes is itself loaded when the first remote opens. */
export function remoteScreen(remote: RemoteName, path: string): Screen & { isRemote: true } {
  return {
    load: (isRetry) =>
      import('../later/remotes/load-remote.ts').then(({ loadRemoteScreen }) => loadRemoteScreen(remote, path, isRetry)),
    isRemote: true,
  }
}
