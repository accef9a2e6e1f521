import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from '../.config/contract-plugin.ts'
import { pagePlugin } from './page-plugin.ts'
import { serviceWorkerPlugin } from './service-worker-plugin.ts'

const ROUTER = join(import.meta.dirname, '../node_modules/react-router')

/** What home needs, in one file: several small ones compress worse and come later. */
const FIRST =
  /\/node_modules\/(?!zod|react-day-picker|@?date-fns|@module-federation)|\/web-shell\/src\/shell\/(?!preferences|custom|form|remotes)|\/(shared|service-worker)\/remotes\.ts|\/shared\/(days\/(levels|mark)|home\/progress)\.ts|\/shared\/ui\/(button|card|loading|notice|skeleton)/

/** What `src/main.ts` needs to ask for home, without waiting for all that. */
const EARLY =
  /\/src\/screens\.ts|\/shell\/(early-call|kept-mark|paths|pending-sign-out)\.ts|\/shared\/(time\/local-date|home\/api)\.ts/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [contractPlugin(), react(), pagePlugin(), serviceWorkerPlugin()],
  // Its package gives bundlers the build for development.
  resolve: { alias: [{ find: /^react-router$/, replacement: join(ROUTER, 'dist/production/index.mjs') }] },
  build: {
    assetsInlineLimit: 0,
    // One sheet: Vite remembers a screen's failed sheet as loaded, so that trying again would show it bare.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${/features\/([\w-]+)/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'early', test: EARLY, priority: 3 },
            { name: 'first', test: FIRST, priority: 1 },
            { name: 'zod', test: /\/node_modules\/zod\//, priority: 2 },
          ],
        },
      },
    },
  },
})
