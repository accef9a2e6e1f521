import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /\/shared\/[\w-]+\/api\.ts$/

/** What the browser needs of an export: of an endpoint its method and path, of a plain value the value. */
function forBrowser(exported: unknown): unknown {
  if (typeof exported !== 'object' || exported === null) return exported
  return Object.fromEntries(
    Object.entries(exported).map(([operation, { method, path }]) => {
      if (typeof method !== 'string' || typeof path !== 'string') throw new TypeError(`${operation} is no endpoint`)
      return [operation, { method, path }]
    }),
  )
}

/**
 * Gives the browser each feature's contract without its schemas. There they are types, checked and gone; as values they
 * would bring the schema library, 8 KB, into every first paint. A screen that judges what was typed imports its
 * feature's `schema.ts`, and the library comes with that screen.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'contract',
    enforce: 'pre',
    async load(id) {
      if (!CONTRACT.test(id)) return
      // The time in the address makes a watching build read the file anew.
      const contract: Record<string, unknown> = await import(`${pathToFileURL(id).href}?${Date.now()}`)
      const lines = Object.entries(contract).map(
        ([name, exported]) => `export const ${name} = ${JSON.stringify(forBrowser(exported))}`,
      )
      return lines.join('\n')
    },
  }
}
