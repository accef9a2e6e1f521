import { expect, test } from 'vitest'
import { collectModules, findCycle } from './chunks-plugin.ts'

const src = (path: string) => `/repo/web-shell/src/${path}`
const chunk = { entries: [src('start.tsx')], allowedPaths: /\/web-shell\/src\/(start|shell\/first\/)/ }
const validImports: Record<string, string[]> = {
  [src('start.tsx')]: [src('shell/first/page.tsx'), '/repo/node_modules/react/index.js'],
  [src('shell/first/page.tsx')]: ['/repo/shared/product.ts', src('shell/first/page.module.css'), src('start.tsx')],
}

test('[PERF-05] a chunk contains its entries and all their direct and indirect imports', () => {
  expect([...collectModules(chunk, (id) => validImports[id] ?? [])]).toEqual([
    src('start.tsx'),
    src('shell/first/page.tsx'),
    '/repo/shared/product.ts',
    src('shell/first/page.module.css'),
    '/repo/node_modules/react/index.js',
  ])
})

test('[PERF-05] a direct or indirect import of a module that loads later is rejected', () => {
  const invalidImports: Record<string, string[]> = {
    ...validImports,
    '/repo/shared/product.ts': [src('shell/later/storage.ts')],
  }
  expect(() => collectModules(chunk, (id) => invalidImports[id] ?? [])).toThrow(
    `/repo/shared/product.ts must load ${src('shell/later/storage.ts')} by import()`,
  )
})

test.each([
  ['a chain', { a: ['b'], b: ['c'], c: [] }, undefined],
  ['two ways to the same file', { a: ['b', 'c'], b: ['c'], c: [] }, undefined],
  ['two files that import each other', { a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c']],
  ['a longer circle', { a: [], b: ['c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd']],
])('files that import each other are found: %s', (_name, imports: Record<string, string[]>, cycle) => {
  expect(findCycle(Object.keys(imports), (file) => imports[file] ?? [])).toEqual(cycle)
})
