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
import { picturesPlugin } from './pictures-plugin.ts'

const CHARACTERS = join(import.meta.dirname, '../node_modules/decode-named-character-reference')

/** The packages that the shell lends: React completely, and of router and React Query only what `shared/ui` exports. */
const LENT = {
  react: { version: '^19.0.0', exports: reactExports },
  'react-dom': { version: '^19.0.0', exports: reactDomExports },
  'react-router-dom': { version: '^7.0.0', exports: routerExports },
  '@tanstack/react-query': { version: '^5.0.0', exports: queryExports },
} as const

/** Exports that exist only in the development build of React, and `default`, which is not a named export. */
const NOT_LENT = new Set(['act', 'captureOwnerStack', 'default'])

/** A remote contains no copy of these packages. Otherwise there would be two Reacts and two query caches. */
const shared = Object.fromEntries(
  Object.entries(LENT).map(([name, { version }]) => [
    name,
    { singleton: true, import: false as const, requiredVersion: version },
  ]),
)

/**
 * Imports every lent name in the entry. The federation plugin provides only the names that it has seen by the time it
 * believes that all files are read. On a busy machine it may miss some files, but never the entry.
 */
function importLentNames(entry: string): Plugin {
  const imports = Object.entries(LENT).map(([name, { exports }], packageIndex) => {
    const names = Object.keys(exports).filter((each) => /^[a-z]\w*$/i.test(each) && !NOT_LENT.has(each))
    return `import { ${names.map((each) => `${each} as _${packageIndex}${each}`).join(', ')} } from '${name}'`
  })
  return {
    name: 'names lent',
    enforce: 'pre',
    transform: (code, id) => (id === entry ? `${imports.join(';')};${code}` : undefined),
  }
}

/** The Vite config of a remote: one exposed module under its own path, found through `mf-manifest.json`. */
export function remoteConfig(name: RemoteName, root: string): UserConfig {
  const entry = join(root, 'src/routes.tsx')
  return {
    root,
    base: `${remotePath(name)}/`,
    plugins: [
      importLentNames(entry),
      contractPlugin(),
      picturesPlugin(join(root, 'src')),
      react(),
      federation({
        name: `web_${name}`,
        // With a hash in the name: if a release removes files that an open page needs, a retry loads the new ones without
        // a reload of the page.
        filename: 'assets/remoteEntry-[hash].js',
        manifest: true,
        dts: false,
        exposes: { './routes': './src/routes.tsx' },
        shared,
        // In seconds. On a busy machine a file may take long; what is then left out makes the remote larger.
        moduleParseIdleTimeout: 120,
        experiments: { externalRuntime: true },
      }),
    ],
    // Its version for browsers decodes by `innerHTML`, which Trusted Types forbid.
    resolve: { alias: { 'decode-named-character-reference': join(CHARACTERS, 'index.js') } },
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, checks: { pluginTimings: false } },
    },
  }
}
