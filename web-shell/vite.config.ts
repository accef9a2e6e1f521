import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from '../.config/contract-plugin.ts'
import { picturesPlugin } from '../.config/pictures-plugin.ts'
import { chunksPlugin } from './chunks-plugin.ts'
import { licencesPlugin } from './licences-plugin.ts'
import { pagePlugin } from './page-plugin.ts'
import { routerPlugin } from './router-plugin.ts'
import { serviceWorkerPlugin } from './service-worker-plugin.ts'

const ROUTER = join(import.meta.dirname, '../node_modules/react-router')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractPlugin(),
    picturesPlugin(join(import.meta.dirname, 'src')),
    react(),
    routerPlugin(),
    chunksPlugin(),
    pagePlugin(),
    licencesPlugin(),
    serviceWorkerPlugin(),
  ],
  // Without the alias, a bundler gets the router's development build.
  resolve: { alias: [{ find: /^react-router$/, replacement: join(ROUTER, 'dist/production/index.mjs') }] },
  build: {
    assetsInlineLimit: 0,
    // The chunk that makes PDFs, which loads with the first PDF.
    chunkSizeWarningLimit: 550,
    // One style sheet: Vite treats a failed style sheet as loaded, so a retry would show a screen without styles.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        // A chunk of a feature has the name of its folder. The name of a shared chunk would list all that share it.
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${/features\/.*?([\w-]+)\/[^/]+$/.exec(facadeModuleId ?? '')?.[1] ?? name.split('~')[0]}-[hash].js`,
      },
    },
  },
})
