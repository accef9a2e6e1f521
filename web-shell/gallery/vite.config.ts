import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page of the controls, for looking and for tests: no part of the shell and never deployed. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/__local/controls/',
  publicDir: false,
  plugins: [react()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: false },
})
