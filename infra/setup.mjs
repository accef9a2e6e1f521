// Installs what all other scripts need. Runs before that, on the machine's own Node (20 or newer).
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'node_modules/.installed-lockfile')
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/lib/chromium/chromium-headless-shell'

function run(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Prints what is installed and how long it takes. Returns whether the installation succeeded. */
function logInstallation(what, install) {
  console.log(`Installing ${what} …`)
  const started = performance.now()
  const hasSucceeded = install()
  if (hasSucceeded) console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return hasSucceeded
}

function installPackages() {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return
  const installNode = () => run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  // Packages run no install scripts, except `node`: its script downloads the Node binary for this machine.
  if (!logInstallation('packages by the lockfile', () => run('npm', ['ci', '--loglevel=error']) && installNode()))
    fail('npm could not install the packages; its message is above.')
  writeFileSync(STAMP, lockfile)
}

function javaVersion() {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

/** Installs Debian packages. Returns false without root rights or without apt-get. */
function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const flags = ['-qq', '-y', '--no-install-recommends']
  const install = () => run('apt-get', ['-qq', 'update']) && run('apt-get', ['install', ...flags, ...packages])
  return logInstallation(packages.join(', '), install)
}

installPackages()
if (javaVersion() < 17 && !(aptInstall('default-jre-headless') && javaVersion() >= 17))
  fail('Please install Java 17 or newer (on Debian: apt-get install default-jre-headless).')
if (process.argv.includes('--browser') && !existsSync(CHROMIUM) && !aptInstall('chromium-headless-shell'))
  fail('Please install Chromium (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.')
// Tests read PDFs with it.
const hasPoppler = () => spawnSync('pdftotext', ['-v']).error === undefined
if (process.argv.includes('--browser') && !hasPoppler() && !(aptInstall('poppler-utils') && hasPoppler()))
  fail('Please install poppler (on Debian: apt-get install poppler-utils).')

// Tests in other engines are skipped where these are missing.
const ENGINES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
}
const missing = Object.keys(ENGINES).filter((name) => !existsSync(ENGINES[name]))
if (process.argv.includes('--browser') && missing.length > 0 && !aptInstall(...missing))
  console.log(
    `Tests in Firefox and WebKit need ${missing.join(', ')} (on Debian: apt-get install ${missing.join(' ')}).`,
  )
