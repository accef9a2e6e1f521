import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** The files with contracts. */
export const CONTRACT = /\/shared\/[\w-]+\/api\.ts$/

/** The part of an export that the browser needs: method and path of each endpoint, or a plain value unchanged. */
function forBrowser(exported: unknown): unknown {
  if (typeof exported !== 'object' || exported === null) return exported
  return Object.fromEntries(
    Object.entries(exported).map(([operation, { method, path }]) => {
      if (typeof method !== 'string' || typeof path !== 'string') throw new TypeError(`${operation} is not an endpoint`)
      return [operation, { method, path }]
    }),
  )
}

/** Whether an export is a schema. The browser uses it only as a type. */
const isSchema = (exported: unknown) => typeof exported === 'object' && exported !== null && '_zod' in exported

/** The source of a contract without its schemas. */
export async function contractSource(file: string): Promise<string> {
  // The timestamp makes a build in watch mode import the file again.
  const contract: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${Date.now()}`)
  return Object.entries(contract)
    .filter(([, exported]) => !isSchema(exported))
    .map(([name, exported]) => `export const ${name} = ${JSON.stringify(forBrowser(exported))}`)
    .join('\n')
}

/**
 * Removes the schemas from each feature's contract in the browser build. The browser uses them only as types. As
 * values, they would add the schema library (8 kB) to the code of the first paint. A screen that validates input
 * imports its feature's `schema.ts`, and the library loads with that screen.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'contract',
    enforce: 'pre',
    load: (id) => (CONTRACT.test(id) ? contractSource(id) : undefined),
  }
}
