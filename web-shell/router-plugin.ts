import type { Plugin } from 'vite'

/** Where the router keeps what a browser can run; the name after it changes with its version. */
const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/

const NAMED = /^\w+\.displayName = .+;$/gm
const MADE = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g

/**
 * Lets the bundler leave out what of the router is not used, 1.4 kB before the first paint: it must keep what is made by a
 * call, or named after it was made, as either may do more than that.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'router',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: code.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1'), map: null }),
    },
  }
}
