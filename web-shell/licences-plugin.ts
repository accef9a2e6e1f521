import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const MODULE = 'virtual:licences'
const FILE = 'licences.txt'
/** Packages of which a part is built into the app, although only the build itself needs them. */
const BUILT_IN = new Set(['@phosphor-icons/core'])
/** The licences of packages that name theirs only in a file. */
const IN_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** A package that the product consists of. */
export interface Licensed {
  name: string
  version: string
  licence: string
}

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}

const lockfile = () =>
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Every package of the lockfile that is not only for development, each version once, with its folder. */
function shippedPackages(): (Licensed & { path: string })[] {
  const isShipped = ([path, { dev, devOptional, link }]: [string, LockedPackage]) =>
    path !== '' && !link && ((!dev && !devOptional) || BUILT_IN.has(nameOf(path)))
  const packages = Object.entries(lockfile().packages)
    .filter(isShipped)
    .map(([path, { version = '', license }]) => {
      const name = nameOf(path)
      return { name, version, licence: license ?? IN_FILE[name] ?? '', path }
    })
  const unique = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]))
  return [...unique.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** The text of the licence in a package's folder; `undefined` when the package brings none. */
function textIn(path: string): string | undefined {
  const folder = join(ROOT, path)
  const name = existsSync(folder) && readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.|-|$)/i.test(file))
  return name ? readFileSync(join(folder, name), 'utf8').trim() : undefined
}

/**
 * Lists the packages that the product consists of, from the lockfile, as the module `virtual:licences`, and writes their
 * licences into the file `licences.txt` of the build.
 */
export function licencesPlugin(): Plugin {
  return {
    name: 'licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export default ${JSON.stringify(shippedPackages().map(({ path: _, ...licensed }) => licensed))}`
        : undefined,
    generateBundle() {
      const parts = shippedPackages().map(({ name, version, licence, path }) =>
        [`${name} ${version} (${licence})`, textIn(path)].filter(Boolean).join('\n\n'),
      )
      this.emitFile({ type: 'asset', fileName: FILE, source: `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n` })
    },
  }
}
