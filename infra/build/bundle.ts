import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuildOptions, build, context, type Plugin } from 'esbuild'
import { mostCommonPasswords } from '../../functions/auth/passwords/common-passwords.ts'
import type { FeatureSpec } from '../../functions/feature-spec.ts'
import * as FEATURES from '../features.ts'
import { ROOT } from '../root.ts'
import { omitUnusedModules } from './left-out.ts'
import { watchFolders } from './watch-folders.ts'

/**
 * The folder of all builds. Each `npm start` sets its own folder, because a build first empties it, and another
 * `npm start` or the tests may be serving its files.
 */
export const BUILD_FOLDER = join(ROOT, process.env['STILLWATER_BUILD'] ?? 'dist')

const FUNCTIONS = join(BUILD_FOLDER, 'functions')

/** The folder of a feature's bundle. Lambda calls `handler` of its `index.mjs`. */
export function bundleFolder(feature: string): string {
  return join(FUNCTIONS, feature)
}

/** Shortens the list of leaked passwords to those that we check. The whole list would double the size of the bundle. */
const commonPasswords: Plugin = {
  name: 'common passwords',
  setup: (bundle) =>
    bundle.onLoad({ filter: /language-common\/src\/passwords\.json$/ }, ({ path }) => {
      const all = JSON.parse(readFileSync(path, 'utf8')) as string[]
      return { loader: 'json', contents: JSON.stringify(mostCommonPasswords(all)) }
    }),
}

/** The features whose function runs a part of its work in another process. */
const WITH_CHILD = Object.entries<FeatureSpec>(FEATURES).flatMap(([name, { child }]) =>
  child ? [{ name, child }] : [],
)

/** The packages with native code, which only children use. They cannot be bundled. */
const NATIVE = ['sharp']

/** The packages that a package needs and that are installed, itself included: of those for other systems there are none. */
function installedWith(name: string, found = new Set<string>()): Set<string> {
  const manifest = join(ROOT, 'node_modules', name, 'package.json')
  if (found.has(name) || !existsSync(manifest)) return found
  found.add(name)
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies?: object
    optionalDependencies?: object
  }
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) installedWith(each, found)
  return found
}

/** Copies the packages with native code beside the bundle of each child. */
function copyNative(): void {
  for (const { name } of WITH_CHILD)
    for (const each of NATIVE.flatMap((native) => [...installedWith(native)]))
      cpSync(join(ROOT, 'node_modules', each), join(bundleFolder(name), 'node_modules', each), { recursive: true })
}

/** One build with one bundle for each function, so that a cold start loads one small file. */
const options: BuildOptions = {
  absWorkingDir: ROOT,
  entryPoints: [
    ...Object.entries(FEATURES).map(([name, { entry }]) => ({ in: entry, out: `${name}/index` })),
    ...WITH_CHILD.map(({ name, child }) => ({ in: child, out: `${name}/child` })),
  ],
  external: NATIVE,
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
  plugins: [commonPasswords, omitUnusedModules],
}

/** Bundles every function once. */
export async function bundleFunctions(): Promise<void> {
  copyNative()
  await build(options)
}

/**
 * Whether a file may be part of a function. Browser code, tests and fixtures are not. `path` is relative to `functions`
 * or `shared`.
 */
const isFunctionSource = (path: string) => !/^ui\/|\.test\.tsx?$|\/fixture\.ts$/.test(path)

/**
 * Bundles every function, and again after each change. Calls `onBuilt` when a bundle has changed. A failed build prints
 * its errors and leaves the bundles as they were.
 */
export async function watchFunctions(onBuilt: () => void): Promise<{ stop: () => Promise<void> }> {
  copyNative()
  // We write the files ourselves, because a failed build of esbuild would delete the previous files.
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
  const watcher = watchFolders(sources, isFunctionSource, rebuild)
  return {
    stop: () => {
      watcher.stop()
      return bundles.dispose()
    },
  }
}
