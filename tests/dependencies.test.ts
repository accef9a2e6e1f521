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
  /** Another package brings it along in its own file. */
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

/** Permissive, or copyleft by file for what only tests and builds use. */
const LICENCES = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['(MIT OR CC0-1.0)', '(MIT OR GPL-3.0-or-later)', 'MIT OR Apache-2.0'],
])
/** What only tests and builds use may ask more, and what says its licence elsewhere was read there. */
const READ: Record<string, string> = {
  '@expo-google-fonts/roboto': 'MIT AND OFL-1.1',
  'axe-core': 'MPL-2.0',
  // Bitstream Vera, which lets fonts be used and passed on.
  'dejavu-fonts-ttf': 'SEE LICENSE IN README.md AND LICENSE',
  // MIT, by the file beside it.
  querystring: '',
}
const isLightningCss = ({ name, license }: (typeof locked)[number]) =>
  /^lightningcss(-|$)/.test(name) && license === 'MPL-2.0'

/** Packages that bring an install script. Only Node's is run, by infra/setup.mjs. */
const WITH_SCRIPT = ['aws-sdk', 'esbuild', 'node']

it('[SEC-33] every dependency has one exact version, and the lockfile has what it must hash to', () => {
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(
    locked.filter(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-')).map(({ name }) => name),
  ).toEqual([])
  expect(locked.filter(({ resolved }) => resolved?.startsWith('http')).map(({ name }) => name)).toEqual([])
})

it('[SEC-33] the set-up installs what the lockfile says and nothing else', () => {
  const installs = read('infra/setup.mjs')
    .match(/run\('npm', \[[^\]]*\]/g)
    ?.toSorted()
  expect(installs).toEqual([
    "run('npm', ['ci', '--loglevel=error']",
    "run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']",
  ])
})

it('[SEC-33] every package has a licence that we may use it under', () => {
  const others = locked.filter(
    (each) => !LICENCES.has(each.license ?? '') && READ[each.name] !== (each.license ?? '') && !isLightningCss(each),
  )
  const todo = 'Read the licence. Where we may use it, name it in tests/dependencies.test.ts'
  expect(
    others.map(({ name, license }) => [name, license]),
    todo,
  ).toEqual([])
})

it('[SEC-33] no further package brings an install script', () => {
  const todo = 'Read the script. It is not run; what needs it, infra/setup.mjs runs by name'
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
  expect([install(), existsSync(join(folder, 'package/ran'))]).toEqual([0, false])
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect([install('--ignore-scripts=false'), existsSync(join(folder, 'package/ran'))]).toEqual([0, true])
})

it.each([
  ['safe', JSON.stringify({ metadata: { vulnerabilities: { info: 0, low: 2, moderate: 1, high: 0, critical: 0 } } })],
  ['unsafe', JSON.stringify({ metadata: { vulnerabilities: { low: 0, high: 1, critical: 0 } } })],
  ['unsafe', JSON.stringify({ metadata: { vulnerabilities: { high: 0, critical: 1 } } })],
  ['unknown', JSON.stringify({ message: '405 Method Not Allowed' })],
  ['unknown', ''],
] as const)('[SEC-33] an audit is %s: %s', (finding, report) => {
  expect(readAudit(report)).toBe(finding)
})
