import { expect, test } from 'vitest'
import { needs } from './chunks-plugin.ts'

const src = (path: string) => `/repo/web-shell/src/${path}`
const start = { entries: [src('start.tsx')], rooms: /\/web-shell\/src\/(start|shell\/first\/)/ }
const imports: Record<string, string[]> = {
  [src('start.tsx')]: [src('shell/first/page.tsx'), '/repo/node_modules/react/index.js'],
  [src('shell/first/page.tsx')]: ['/repo/shared/product.ts', src('shell/first/page.module.css'), src('start.tsx')],
}

test('[PERF-05] what is needed at one time is all that its imports lead to', () => {
  expect([...needs(start, (id) => imports[id] ?? [])]).toEqual([
    src('start.tsx'),
    src('shell/first/page.tsx'),
    '/repo/shared/product.ts',
    src('shell/first/page.module.css'),
    '/repo/node_modules/react/index.js',
  ])
})

test('[PERF-05] an import of what is needed later is refused, however it is led to', () => {
  const wrong: Record<string, string[]> = { ...imports, '/repo/shared/product.ts': [src('shell/later/vault.ts')] }
  expect(() => needs(start, (id) => wrong[id] ?? [])).toThrow(
    `/repo/shared/product.ts must load ${src('shell/later/vault.ts')} by import()`,
  )
})
