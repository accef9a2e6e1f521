import { join } from 'node:path'
import type { Plugin } from 'vite'

const BUILT = join(import.meta.dirname, '../node_modules/react-router/dist/production')

/**
 * Takes React Router as it is built for production, which its package leaves to a variable of Node's, and lets the bundler
 * see what of it nobody uses: that a component was named or made at the top of a file looks like being used, and a link
 * brings what it fetches ahead in the framework mode, which is not ours. What it does not find it leaves as it is.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'router',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? join(BUILT, 'index.mjs') : undefined),
    transform: (code, id) =>
      id.startsWith(BUILT)
        ? code
            .replace(/^\w+\.displayName = .*$/gm, '')
            .replace(/^(var \w+ =) (React\d*\.(forwardRef|createContext)\()/gm, '$1 /* @__PURE__ */ $2')
            .replace(/return shouldPrefetch && .* : link;/, 'return link;')
        : undefined,
  }
}
