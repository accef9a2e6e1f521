import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuildOptions, build, context, type Plugin } from 'esbuild'
import { commonest } from '../../functions/auth/passwords/commonest.ts'
import * as FEATURES from '../features.ts'
import { ROOT } from '../root.ts'
import { leftOut } from './left-out.ts'
import { onChange } from './on-change.ts'

/**
 * Where builds go. Each `npm start` names a folder of its own: a build empties its folder first, and another start or
 * the tests may be serving from theirs.
 */
export const BUILT = join(ROOT, process.env['STILLWATER_BUILD'] ?? 'dist')

const FUNCTIONS = join(BUILT, 'functions')

/** Where a feature's bundle lies; `handler` of its `index.mjs` is what Lambda calls. */
export function bundleFolder(feature: string): string {
  return join(FUNCTIONS, feature)
}

/** The list of leaked passwords, without those that nothing asks for: whole, it would double a bundle. */
const commonPasswords: Plugin = {
  name: 'common passwords',
  setup: (bundle) =>
    bundle.onLoad({ filter: /language-common\/src\/passwords\.json$/ }, ({ path }) => {
      const all = JSON.parse(readFileSync(path, 'utf8')) as string[]
      return { loader: 'json', contents: JSON.stringify(commonest(all)) }
    }),
}

/** All functions in one call, each a bundle of its own, so that a cold start loads one small file. */
const options: BuildOptions = {
  absWorkingDir: ROOT,
  entryPoints: Object.entries(FEATURES).map(([name, { entry }]) => ({ in: entry, out: `${name}/index` })),
  outdir: FUNCTIONS,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  // Some of the SDK's packages are CommonJS and call `require` for Node's own modules.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  logLevel: 'warning',
  plugins: [commonPasswords, leftOut],
}

/** Bundles every function once. */
export async function bundleFunctions(): Promise<void> {
  await build(options)
}

/** What functions are made of, by its path within its folder; the browser's own part and what is for tests are not. */
const isOfFunctions = (path: string) => !/^ui\/|\.test\.tsx?$|\/fixture\.ts$/.test(path)

/**
 * Bundles every function, and again at each change. `onBuilt` is told when there is a new bundle; what cannot be built is
 * shown, and leaves the bundles as they were.
 */
export async function watchFunctions(onBuilt: () => void): Promise<{ stop: () => Promise<void> }> {
  // Written here, for a build that fails would take away what was written before.
  const bundles = await context({ ...options, write: false })
  const written = new Map<string, string>()
  const rebuild = async () => {
    const { outputFiles } = await bundles.rebuild()
    const changed = outputFiles.filter(({ path, hash }) => written.get(path) !== hash)
    for (const { path, hash, contents } of changed) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, contents)
      written.set(path, hash)
    }
    if (changed.length) onBuilt()
  }
  await rebuild()
  const sources = ['functions', 'shared'].map((folder) => join(ROOT, folder))
  const watcher = onChange(sources, isOfFunctions, rebuild)
  return {
    stop: () => {
      watcher.stop()
      return bundles.dispose()
    },
  }
}
