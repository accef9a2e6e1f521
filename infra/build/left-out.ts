import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** What the SDK brings and no function of ours can need, by module, with what is bundled in its place. */
const INSTEAD: Readonly<Record<string, string>> = {
  // Lambda gives credentials in the environment only. The other seven providers bring four more clients; a function
  // without credentials fails at its first call and says so, instead of looking for files and addresses first.
  '@aws-sdk/credential-provider-node': "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'",
  // Imported only by an operation whose body is a stream of events, and none is.
  '@smithy/core/event-streams': "throw new Error('Streams of events are left out: infra/build/left-out.ts')",
  // The table is always at its own address: no operation discovers endpoints, so nothing asks this for one.
  '@aws-sdk/endpoint-cache': 'export class EndpointCache {}',
}

/** Leaves out of a bundle what the SDK brings and no function needs: a third of it, and more of a cold start. */
export const leftOut: Plugin = {
  name: 'left out',
  setup: (bundle) => {
    for (const [module, contents] of Object.entries(INSTEAD)) {
      const namespace = `instead of ${module}`
      bundle.onResolve({ filter: new RegExp(`^${module}$`) }, ({ path, resolveDir }) => ({
        path,
        namespace,
        pluginData: resolveDir,
      }))
      bundle.onLoad({ filter: /./, namespace }, ({ pluginData }) => ({ contents, resolveDir: String(pluginData) }))
    }
    // A client reads nothing but its own version from there.
    bundle.onLoad({ filter: /@aws-sdk\/[^/]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
      return { loader: 'json', contents: JSON.stringify({ version }) }
    })
  },
}
