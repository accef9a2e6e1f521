import { join } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import * as reactExports from 'react'
import * as reactDomExports from 'react-dom'
import type { Plugin, UserConfig } from 'vite'
import { type RemoteName, remotePath } from '../shared/remotes.ts'
import * as queryExports from '../shared/ui/query.ts'
import * as routerExports from '../shared/ui/router.ts'
import { contractPlugin } from './contract-plugin.ts'

/** What the shell lends: of React all, of the other two what `shared/ui` names of them. */
const LENT = {
  react: { version: '^19.0.0', exports: reactExports },
  'react-dom': { version: '^19.0.0', exports: reactDomExports },
  'react-router-dom': { version: '^7.0.0', exports: routerExports },
  '@tanstack/react-query': { version: '^5.0.0', exports: queryExports },
} as const

/** What only React's development build exports, and what is no name. */
const NOT_LENT = new Set(['act', 'captureOwnerStack', 'default'])

/** A remote brings no copy of its own, or there would be two Reacts and two caches. */
const shared = Object.fromEntries(
  Object.entries(LENT).map(([name, { version }]) => [
    name,
    { singleton: true, import: false as const, requiredVersion: version },
  ]),
)

/**
 * Names in the entry all that is lent. The federation plugin gives a remote only the names that it has seen by the time it
 * believes all files read, and on a busy machine it believes so too early: the entry is always read by then.
 */
function namesLent(entry: string): Plugin {
  const imports = Object.entries(LENT).map(([name, { exports }], lender) => {
    const names = Object.keys(exports).filter((each) => /^[a-z]\w*$/i.test(each) && !NOT_LENT.has(each))
    return `import { ${names.map((each) => `${each} as _${lender}${each}`).join(', ')} } from '${name}'`
  })
  return {
    name: 'names lent',
    enforce: 'pre',
    transform: (code, id) => (id === entry ? `${imports.join(';')};${code}` : undefined),
  }
}

/** How a remote is built: one exposed module, found by `mf-manifest.json`, at an address of its own. */
export function remoteConfig(name: RemoteName, root: string): UserConfig {
  const entry = join(root, 'src/routes.tsx')
  return {
    root,
    base: `${remotePath(name)}/`,
    plugins: [
      namesLent(entry),
      contractPlugin(),
      react(),
      federation({
        name: `web_${name}`,
        // Hashed: an open page whose files are gone finds the new ones by trying again, without starting anew.
        filename: 'assets/remoteEntry-[hash].js',
        manifest: true,
        dts: false,
        exposes: { './routes': './src/routes.tsx' },
        shared,
        experiments: { externalRuntime: true },
      }),
    ],
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, checks: { pluginTimings: false } },
    },
  }
}
