import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../infra/root.ts'
import { readAudit } from './audit.ts'

interface Package {
  version: string
  integrity?: string
  resolved?: string
  /** The package is inside the archive of another package. */
  inBundle?: true
  license?: string
  hasInstallScript?: true
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>
const { '': _, ...packages } = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }).packages
const locked = Object.entries(packages).map(([path, each]) => ({
  name: path.replace(/^.*node_modules\//, ''),
  ...each,
}))

/** Accepted licences, all permissive. */
const LICENCES = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['(MIT OR CC0-1.0)', '(MIT OR GPL-3.0-or-later)', 'MIT OR Apache-2.0'],
])
/**
 * Packages whose licence a developer has read. Some are tools for tests and builds, whose licence may be stricter (such
 * as copyleft by file). The others do not state their licence in the usual place.
 */
const REVIEWED: Record<string, string> = {
  // Copyleft by file: we use its files unchanged, and only on the server.
  'web-push': 'MPL-2.0',
  '@expo-google-fonts/roboto': 'MIT AND OFL-1.1',
  // The SIL Open Font License allows serving the font.
  '@fontsource-variable/newsreader': 'OFL-1.1',
  'axe-core': 'MPL-2.0',
  'ical.js': 'MPL-2.0',
  // The Bitstream Vera licence allows use and distribution.
  'dejavu-fonts-ttf': 'SEE LICENSE IN README.md AND LICENSE',
  // MIT, according to their licence files.
  'png-js': '',
  querystring: '',
}
const isLightningCss = ({ name, license }: (typeof locked)[number]) =>
  /^lightningcss(-|$)/.test(name) && license === 'MPL-2.0'

/** The library below sharp. We run it unchanged, as a file of its own, and give it to nobody. */
const isLibvips = ({ name, license = '' }: (typeof locked)[number]) =>
  name.startsWith('@img/sharp-') && /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/.test(license)

/** Packages with an install script. Only the script of `node` runs: infra/setup.mjs starts it. */
const WITH_SCRIPT = ['aws-sdk', 'esbuild', 'node']

it('[SEC-33] every dependency has one exact version and an integrity hash in the lockfile', () => {
  const direct = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(
    locked.filter(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-')).map(({ name }) => name),
  ).toEqual([])
  expect(locked.filter(({ resolved }) => resolved?.startsWith('http')).map(({ name }) => name)).toEqual([])
})

it('[SEC-33] the set-up installs the packages of the lockfile and nothing else', () => {
  const installs = read('infra/setup.mjs')
    .match(/run\('npm', \[[^\]]*\]/g)
    ?.toSorted()
  expect(installs).toEqual([
    "run('npm', ['ci', '--loglevel=error']",
    "run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']",
  ])
})

it('[SEC-33] every package has an accepted licence', () => {
  const others = locked.filter(
    (each) =>
      !LICENCES.has(each.license ?? '') &&
      REVIEWED[each.name] !== (each.license ?? '') &&
      !isLightningCss(each) &&
      !isLibvips(each),
  )
  const todo = 'Read the licence. If we may use it, add the package to tests/dependencies.test.ts'
  expect(
    others.map(({ name, license }) => [name, license]),
    todo,
  ).toEqual([])
})

it('[SEC-33] no other package has an install script', () => {
  const todo = 'Read the script. It does not run by itself; if it is needed, infra/setup.mjs must run it by name'
  expect(new Set(locked.filter((each) => each.hasInstallScript).map(({ name }) => name)), todo).toEqual(
    new Set(WITH_SCRIPT),
  )
})

it('[SEC-33] an install runs no script of a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'package'))
  const scripts = { preinstall: 'touch ran', install: 'touch ran', postinstall: 'touch ran' }
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name: 'package', version: '1.0.0', scripts }))
  const dependencies = { package: 'file:package' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'project', dependencies }))
  copyFileSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'))
  const install = (...flags: string[]) =>
    spawnSync('npm', ['install', '--offline', '--install-links=false', ...flags], { cwd: folder }).status
  const hasRun = () => existsSync(join(folder, 'package/ran'))
  expect(install()).toBe(0)
  expect(hasRun()).toBe(false)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(install('--ignore-scripts=false')).toBe(0)
  expect(hasRun()).toBe(true)
})

it.each([
  ['safe', JSON.stringify({ metadata: { vulnerabilities: { info: 0, low: 2, moderate: 1, high: 0, critical: 0 } } })],
  ['unsafe', JSON.stringify({ metadata: { vulnerabilities: { low: 0, high: 1, critical: 0 } } })],
  ['unsafe', JSON.stringify({ metadata: { vulnerabilities: { high: 0, critical: 1 } } })],
  ['unknown', JSON.stringify({ message: '405 Method Not Allowed' })],
  ['unknown', ''],
] as const)('[SEC-33] returns %s for an audit report: %s', (finding, report) => {
  expect(readAudit(report)).toBe(finding)
})
