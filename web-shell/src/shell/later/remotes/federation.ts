import { createInstance } from '@module-federation/runtime'
import * as core from '@module-federation/runtime/core'
import * as react from 'react'
import * as reactDom from 'react-dom'
import { type RemoteName, remoteManifest } from '../../../../../shared/remotes.ts'
import * as query from '../../../../../shared/ui/query.ts'
import type * as promisedRouter from '../../../../../shared/ui/router.ts'
import type { Routes } from '../../../../../shared/ui/shell-services.ts'
import * as router from './shared-router.ts'

// Shares the runtime, so that a remote does not include its own (18 KB).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core })

/** The router exports that remotes may use. The compiler reports a missing one. */
const lentRouter: Record<keyof typeof promisedRouter, unknown> = router

const share = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
})

const federation = createInstance({
  name: 'web_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: share(react.version, react),
    'react-dom': share(react.version, reactDom),
    // Only parts of these two are shared. The first version of each major stands for what these parts guarantee.
    'react-router-dom': share('7.0.0', lentRouter),
    '@tanstack/react-query': share('5.0.0', query),
  },
})

/** Fetches a remote's code. A retry after a failure requests all of it again. */
export async function fetchRemote(name: RemoteName, isRetry: boolean): Promise<Routes> {
  const entry = remoteManifest(name) + (isRetry ? `?r=${Date.now()}` : '')
  federation.registerRemotes([{ name: `web_${name}`, type: 'module', entry }], { force: isRetry })
  const remote = await federation.loadRemote<{ routes: Routes }>(`web_${name}/routes`)
  if (!remote) throw new Error(`${name} has no routes`)
  return remote.routes
}
