import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../infra/root.ts'

/*
 * The lint enforces every import boundary between folders. For each boundary, this test writes two files to a temporary
 * folder: one that the lint must refuse and one that it must allow. Their paths are those to which the rule applies.
 */

/** A file, an import that the lint refuses in it, and one that it allows. */
interface Boundary {
  file: string
  refused: string
  allowed: string
  /** Part of the lint's message. */
  message: string
  /** The imported name, for a boundary about one name only. */
  importedName?: string
}

const SHARED = 'shared imports nothing outside it'
const CONTROL = 'a control knows no feature'
const FUNCTION = 'a function imports shared'
const LOWEST = 'of the other layers, table imports only aws'
const BROWSER = 'the browser imports shared only'
const FEATURE = 'a feature imports the shell and shared, never another feature'
const SHELL = 'the shell knows no feature'
const FIRST = 'code of the first paint'
const EARLY = 'code that runs before the app'
const REMOTE = 'a remote imports shared only'
const LENT = 'a remote imports what the shell lends'

const boundaryOf = (file: string, message: string, refused: string, allowed: string): Boundary => ({
  file,
  message,
  refused,
  allowed,
})

const SHELL_FILE = 'web-shell/src/shell/later/custom/x.ts'
const FIRST_FILE = 'web-shell/src/shell/first/frame/x.ts'
const EARLY_FILE = 'web-shell/src/shell/early/x.ts'
const HOME_FILE = 'web-shell/src/features/home/x.ts'
const DECLARATION = 'web-shell/src/features/days/feature.ts'

const BOUNDARIES: readonly Boundary[] = [
  ...['functions/days/apply', 'infra/root', 'web-shell/src/start', 'tests/check', 'shared/ui/card'].map((outside) =>
    boundaryOf('shared/days/x.ts', SHARED, `../../${outside}.ts`, '../time/local-date.ts'),
  ),
  ...['functions/days/apply', 'infra/root', 'web-shell/src/start', 'shared/ui/card'].map((outside) =>
    boundaryOf('shared/days/x.test.ts', 'a test of shared', `../../${outside}.ts`, '../../tests/fixtures/any-day.ts'),
  ),
  ...[
    '../days/day',
    '../../functions/days/apply',
    '../../infra/root',
    '../../web-shell/src/start',
    '../../tests/check',
  ].map((outside) => boundaryOf('shared/ui/x.ts', CONTROL, `${outside}.ts`, '../time/local-date.ts')),
  ...['../../days/model/day', '../../../functions/days/apply', '../../../infra/root'].map((outside) =>
    boundaryOf('shared/ui/field/x.ts', CONTROL, `${outside}.ts`, '../../time/local-date.ts'),
  ),
  boundaryOf(
    'shared/ui/shell-services.ts',
    'what the shell hands over',
    '../../web-shell/src/start.tsx',
    '../auth/schema.ts',
  ),
  boundaryOf(
    'shared/ui/x.test.tsx',
    'a test of a control',
    '../../web-shell/src/start.tsx',
    '../../tests/fixtures/any-day.ts',
  ),
  ...['../days/apply', '../../infra/root', '../../web-shell/src/start', '../../shared/ui/card'].map((outside) =>
    boundaryOf('functions/home/x.ts', FUNCTION, `${outside}.ts`, '../table/keys.ts'),
  ),
  ...['../../days/apply', '../../../infra/root', '../../../web-shell/src/start', '../../../shared/ui/card'].map(
    (outside) =>
      boundaryOf('functions/auth/google/x.ts', 'a part of a feature', `${outside}.ts`, '../passwords/password.ts'),
  ),
  ...['../web-shell/src/start', '../infra/root', '../shared/ui/card'].map((outside) =>
    boundaryOf('functions/x.ts', 'declarations of features', `${outside}.ts`, '../shared/days/api.ts'),
  ),
  boundaryOf('functions/aws/x.ts', LOWEST, '../table/keys.ts', './sqs.ts'),
  ...['http/logger', 'outbox/send-job', 'days/apply'].flatMap((outside) => [
    boundaryOf('functions/table/x.ts', LOWEST, `../${outside}.ts`, '../aws/sqs.ts'),
    boundaryOf('functions/table/items/x.ts', LOWEST, `../../${outside}.ts`, '../../aws/sqs.ts'),
    boundaryOf('functions/table/records/x.ts', LOWEST, `../../${outside}.ts`, '../items/run.ts'),
  ]),
  ...['outbox/send-job', 'sign-in/sessions', 'days/apply'].map((outside) =>
    boundaryOf('functions/http/x.ts', 'of the other layers, http', `../${outside}.ts`, '../table/keys.ts'),
  ),
  ...['http/logger', 'sign-in/sessions', 'days/apply'].map((outside) =>
    boundaryOf('functions/outbox/x.ts', 'of the other layers, outbox', `../${outside}.ts`, '../table/keys.ts'),
  ),
  ...['web-shell/src/testing', 'web-learn/src', 'web-admin/src'].flatMap((folder) =>
    ['functions/days/apply.ts', 'infra/root.ts'].map((outside) =>
      boundaryOf(`${folder}/x.ts`, BROWSER, `../../${outside}`, '../../shared/days/model/day.ts'),
    ),
  ),
  ...[SHELL_FILE, FIRST_FILE, EARLY_FILE, HOME_FILE, 'web-shell/src/app.tsx', 'web-shell/src/main.ts'].map((file) => ({
    ...boundaryOf(file, 'import Link from', 'react-router-dom', './link.tsx'),
    importedName: 'Link',
  })),
  boundaryOf('web-shell/src/x.ts', BROWSER, '@aws-sdk/client-sqs', 'react'),
  ...[SHELL_FILE, FIRST_FILE, EARLY_FILE].flatMap((file) => [
    boundaryOf(file, SHELL, '../../../features/days/page.tsx', '../../early/paths.ts'),
    boundaryOf(file, SHELL, '../../../features.ts', '../../early/paths.ts'),
    boundaryOf(file, BROWSER, '../../../../../functions/days/apply.ts', '../../../../../shared/days/model/day.ts'),
  ]),
  boundaryOf(FIRST_FILE, FIRST, '../../later/offline/sealed-storage.ts', '../data/home-query.ts'),
  boundaryOf(HOME_FILE, FIRST, '../../shell/later/offline/sealed-storage.ts', '../../shell/first/data/home-query.ts'),
  boundaryOf(
    'web-shell/src/start.tsx',
    FIRST,
    './shell/later/offline/sealed-storage.ts',
    './shell/first/data/home-query.ts',
  ),
  boundaryOf(EARLY_FILE, EARLY, '../first/api/call.ts', './paths.ts'),
  boundaryOf(EARLY_FILE, EARLY, '../later/offline/sealed-storage.ts', './paths.ts'),
  boundaryOf(
    'web-shell/src/shell/early/loaders.ts',
    EARLY,
    '../first/api/call.ts',
    '../later/offline/start-device-storage.ts',
  ),
  boundaryOf('web-shell/src/main.ts', EARLY, './shell/first/api/call.ts', './shell/early/paths.ts'),
  boundaryOf(
    'web-shell/src/features.ts',
    EARLY,
    './shell/later/offline/sealed-storage.ts',
    './features/days/feature.ts',
  ),
  boundaryOf(DECLARATION, EARLY, '../../shell/first/api/call.ts', '../../shell/early/feature.ts'),
  boundaryOf(DECLARATION, FEATURE, '../home/page.tsx', '../../shell/early/feature.ts'),
  ...[HOME_FILE, 'web-shell/src/features/days/history/x.ts'].flatMap((file) => {
    const up = '../'.repeat(file.split('/').length - 4)
    return [
      boundaryOf(file, FEATURE, `${up}profile/page.tsx`, `${up}../shell/first/api/call.ts`),
      boundaryOf(file, BROWSER, `${up}../../../functions/days/apply.ts`, `${up}../../../shared/days/model/day.ts`),
    ]
  }),
  ...['web-learn', 'web-admin'].flatMap((remote) => {
    const file = `${remote}/src/features/articles/x.ts`
    return [
      boundaryOf(file, FEATURE, '../days/page.tsx', './text.ts'),
      boundaryOf(file, REMOTE, '../../../../web-shell/src/start.tsx', '../../../../web-shell/src/testing/home.ts'),
      boundaryOf(file, BROWSER, '../../../../functions/days/apply.ts', '../../../../shared/days/model/day.ts'),
      boundaryOf(file, LENT, 'react-router-dom', '../../../../shared/ui/router.ts'),
      boundaryOf(file, LENT, '@tanstack/react-query', '../../../../shared/ui/query.ts'),
      boundaryOf(`${remote}/src/routes.tsx`, LENT, 'react-router-dom', './features/articles/page.tsx'),
      boundaryOf(`${remote}/src/routes.tsx`, REMOTE, '../../web-shell/src/start.tsx', './features/articles/page.tsx'),
    ]
  }),
]

/** Folders in which two files import types from each other, which the lint must refuse. */
const CYCLES = ['web-shell/src/shell/first/api', 'web-shell/src/features/days', 'web-admin/src/features/articles']

interface Finding {
  filename: string
  code: string
  message: string
  help?: string
}

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/**
 * Runs the lint on the refused or on the allowed files. Their paths end as in the repository, because the rules depend
 * on paths.
 */
function lint(side: 'refused' | 'allowed'): Finding[] {
  const args = ['-c', join(folder, 'oxlint.json'), '-f', 'json', join(folder, side)]
  const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), args, { encoding: 'utf8', cwd: folder })
  if (!stdout) throw new Error(stderr)
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
}

const findings = { refused: [] as Finding[], allowed: [] as Finding[] }

beforeAll(() => {
  const { options: _, ...config } = JSON.parse(readFileSync(join(ROOT, '.config/oxlint.json'), 'utf8'))
  write('oxlint.json', JSON.stringify(config))
  for (const side of ['refused', 'allowed'] as const) {
    for (const [index, boundary] of BOUNDARIES.entries())
      write(
        `${side}/${index}/${boundary.file}`,
        `import { ${boundary.importedName ?? 'it'} as thing } from '${boundary[side]}'\n\nexport const same = [thing]\n`,
      )
    for (const cycle of CYCLES) {
      write(
        `${side}/cycle/${cycle}/one.ts`,
        "import type { Two } from './two.ts'\n\nexport interface One {\n  two: Two\n}\n",
      )
      const back = side === 'refused' ? "import type { One } from './one.ts'\n\n" : 'type One = string\n\n'
      write(`${side}/cycle/${cycle}/two.ts`, `${back}export interface Two {\n  one: One | undefined\n}\n`)
    }
    findings[side] = lint(side)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const inFile = (all: readonly Finding[], path: string) => all.filter(({ filename }) => filename.endsWith(path))

test.each(BOUNDARIES.map((boundary, index) => ({ ...boundary, index })))(
  '$file may import $allowed, and not $refused',
  ({ file, message, index }) => {
    expect(inFile(findings.refused, `refused/${index}/${file}`)).toEqual([
      expect.objectContaining({ code: 'eslint(no-restricted-imports)', help: expect.stringContaining(message) }),
    ])
    expect(inFile(findings.allowed, `allowed/${index}/${file}`)).toEqual([])
  },
)

test.each(CYCLES)('two files of %s must not import each other, not even for a type', (cycle) => {
  const found = inFile(findings.refused, `refused/cycle/${cycle}/one.ts`)
  expect(found).toEqual([expect.objectContaining({ code: 'import(no-cycle)' })])
  expect(findings.allowed.filter(({ filename }) => filename.includes(`cycle/${cycle}`))).toEqual([])
})

test('the lint reports nothing else in these files', () => {
  expect(findings.allowed).toEqual([])
  expect(findings.refused).toHaveLength(BOUNDARIES.length + 2 * CYCLES.length)
})
