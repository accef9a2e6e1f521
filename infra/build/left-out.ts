import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Modules of the SDK that none of our functions needs, each with the code that replaces it in a bundle. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  // Lambda passes credentials only in the environment. The other seven providers would add four more clients. A
  // function without credentials fails clearly at its first call. It does not look for files and addresses first.
  '@aws-sdk/credential-provider-node': "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'",
  // Only operations whose body is a stream of events use it, and we call none. The client of S3 configures it at its start.
  '@smithy/core/event-streams': `
    const leftOut = () => { throw new Error('Streams of events are left out: infra/build/left-out.ts') }
    export { leftOut as EventStreamSerde, leftOut as eventStreamSerdeProvider }
    export const resolveEventStreamSerdeConfig = (config) => config`,
  // None of our operations discovers endpoints, so this cache is never used.
  '@aws-sdk/endpoint-cache': 'export class EndpointCache {}',
}

/** Omits SDK modules that no function needs. They are a third of a bundle, and a larger part of a cold start. */
export const omitUnusedModules: Plugin = {
  name: 'left out',
  setup: (bundle) => {
    for (const [module, contents] of Object.entries(REPLACEMENTS)) {
      const namespace = `instead of ${module}`
      bundle.onResolve({ filter: new RegExp(`^${module}$`) }, ({ path, resolveDir }) => ({
        path,
        namespace,
        pluginData: resolveDir,
      }))
      bundle.onLoad({ filter: /./, namespace }, ({ pluginData }) => ({ contents, resolveDir: String(pluginData) }))
    }
    // A client reads only its own version number from this file.
    bundle.onLoad({ filter: /@aws-sdk\/[^/]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
      return { loader: 'json', contents: JSON.stringify({ version }) }
    })
  },
}
