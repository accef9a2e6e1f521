import { join } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { type RemoteName, remotePath } from '../shared/remotes.ts'
import { contractPlugin } from './contract-plugin.ts'

/** What the shell lends: a remote brings no copy of its own, or there would be two Reacts and two caches. */
const lent = (requiredVersion: string) => ({ singleton: true, import: false as const, requiredVersion })

/** How a remote is built: one exposed module, found by `mf-manifest.json`, at an address of its own. */
export function remoteConfig(name: RemoteName, root: string): UserConfig {
  return {
    root,
    base: `${remotePath(name)}/`,
    plugins: [
      contractPlugin(),
      react(),
      federation({
        name: `web_${name}`,
        // Hashed: an open page whose files are gone finds the new ones by trying again, without starting anew.
        filename: 'assets/remoteEntry-[hash].js',
        manifest: true,
        dts: false,
        exposes: { './routes': './src/routes.tsx' },
        shared: {
          react: lent('^19.0.0'),
          'react-dom': lent('^19.0.0'),
          'react-router-dom': lent('^7.0.0'),
          '@tanstack/react-query': lent('^5.0.0'),
        },
        experiments: { externalRuntime: true },
      }),
    ],
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'src/routes.tsx'), checks: { pluginTimings: false } },
    },
  }
}
