import { createInstance } from '@module-federation/runtime'
import * as core from '@module-federation/runtime/core'
import * as react from 'react'
import * as reactDom from 'react-dom'
import { type RemoteName, remoteManifest } from '../../../../../shared/remotes.ts'
import * as query from '../../../../../shared/ui/query.ts'
import type * as promised from '../../../../../shared/ui/router.ts'
import type { Routes } from '../../../../../shared/ui/shell-services.ts'
import * as router from './lent-router.ts'

// A remote then brings no runtime of its own, 18 KB.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core })

/** What the remotes are promised of the router; what is missing does not compile. */
const lentRouter: Record<keyof typeof promised, unknown> = router

const lend = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
})

const federation = createInstance({
  name: 'web_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: lend(react.version, react),
    'react-dom': lend(react.version, reactDom),
    // Of these two only a part is lent: their first versions stand for what that part promises.
    'react-router-dom': lend('7.0.0', lentRouter),
    '@tanstack/react-query': lend('5.0.0', query),
  },
})

/** Fetches a remote's code. A try after a failed one asks for everything anew. */
export async function fetchRemote(name: RemoteName, isRetry: boolean): Promise<Routes> {
  const entry = remoteManifest(name) + (isRetry ? `?r=${Date.now()}` : '')
  federation.registerRemotes([{ name: `web_${name}`, type: 'module', entry }], { force: isRetry })
  const remote = await federation.loadRemote<{ routes: Routes }>(`web_${name}/routes`)
  if (!remote) throw new Error(`${name} has no routes`)
  return remote.routes
}
