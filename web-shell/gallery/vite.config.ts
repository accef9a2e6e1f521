import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { picturesPlugin } from '../../.config/pictures-plugin.ts'

/** The page with all controls, for developers and tests. It is not part of the shell and is never deployed. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/__local/controls/',
  publicDir: false,
  plugins: [picturesPlugin(import.meta.dirname), react()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: false },
})
