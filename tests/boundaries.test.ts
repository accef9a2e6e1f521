import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../infra/root.ts'

/*
 * Every boundary between folders, held by the lint: a file that must be refused, and its twin that must not be. Both are
 * written at the path where the rule counts, in a folder that mirrors the repository.
 */

/** What a file must not import, and what it may; `of` is the sentence with which the lint refuses it. */
interface Boundary {
  file: string
  refused: string
  allowed: string
  of: string
  /** What is imported, where the boundary is about that alone. */
  thing?: string
}

const SHARED = 'shared imports nothing outside it'
const CONTROL = 'a control knows no feature'
const FUNCTION = 'a function imports shared'
const BROWSER = 'the browser imports shared only'
const FEATURE = 'a feature imports the shell and shared, never another feature'
const SHELL = 'the shell knows no feature'
const FIRST = 'what is there at the first paint'
const EARLY = 'what runs before the app'
const REMOTE = 'a remote imports shared only'
const LENT = 'a remote has what the shell lends'

const at = (file: string, of: string, refused: string, allowed: string): Boundary => ({ file, of, refused, allowed })

const SHELL_FILE = 'web-shell/src/shell/later/custom/x.ts'
const FIRST_FILE = 'web-shell/src/shell/first/frame/x.ts'
const EARLY_FILE = 'web-shell/src/shell/early/x.ts'
const HOME_FILE = 'web-shell/src/features/home/x.ts'
const DECLARATION = 'web-shell/src/features/days/feature.ts'

const BOUNDARIES: readonly Boundary[] = [
  ...['functions/days/apply', 'infra/root', 'web-shell/src/start', 'tests/check', 'shared/ui/card'].map((outside) =>
    at('shared/days/x.ts', SHARED, `../../${outside}.ts`, '../time/local-date.ts'),
  ),
  ...['functions/days/apply', 'infra/root', 'web-shell/src/start', 'shared/ui/card'].map((outside) =>
    at('shared/days/x.test.ts', 'a test of shared', `../../${outside}.ts`, '../../tests/fixtures/any-day.ts'),
  ),
  ...[
    '../days/day',
    '../../functions/days/apply',
    '../../infra/root',
    '../../web-shell/src/start',
    '../../tests/check',
  ].map((outside) => at('shared/ui/x.ts', CONTROL, `${outside}.ts`, '../time/local-date.ts')),
  ...['../../days/model/day', '../../../functions/days/apply', '../../../infra/root'].map((outside) =>
    at('shared/ui/field/x.ts', CONTROL, `${outside}.ts`, '../../time/local-date.ts'),
  ),
  at('shared/ui/shell-services.ts', 'what the shell hands over', '../../web-shell/src/start.tsx', '../auth/schema.ts'),
  at('shared/ui/x.test.tsx', 'a test of a control', '../../web-shell/src/start.tsx', '../../tests/fixtures/any-day.ts'),
  ...['../days/apply', '../../infra/root', '../../web-shell/src/start', '../../shared/ui/card'].map((outside) =>
    at('functions/home/x.ts', FUNCTION, `${outside}.ts`, '../table/keys.ts'),
  ),
  ...['../../days/apply', '../../../infra/root', '../../../web-shell/src/start', '../../../shared/ui/card'].map(
    (outside) => at('functions/auth/google/x.ts', 'a part of a feature', `${outside}.ts`, '../passwords/guessing.ts'),
  ),
  ...['web-shell/src/testing', 'web-learn/src', 'web-admin/src'].flatMap((folder) =>
    ['functions/days/apply.ts', 'infra/root.ts'].map((outside) =>
      at(`${folder}/x.ts`, BROWSER, `../../${outside}`, '../../shared/days/model/day.ts'),
    ),
  ),
  ...[SHELL_FILE, FIRST_FILE, EARLY_FILE, HOME_FILE, 'web-shell/src/app.tsx', 'web-shell/src/main.ts'].map((file) => ({
    ...at(file, 'links are those of', 'react-router-dom', './link.tsx'),
    thing: 'Link',
  })),
  at('web-shell/src/x.ts', BROWSER, '@aws-sdk/client-sqs', 'react'),
  ...[SHELL_FILE, FIRST_FILE, EARLY_FILE].flatMap((file) => [
    at(file, SHELL, '../../../features/days/page.tsx', '../../early/paths.ts'),
    at(file, SHELL, '../../../features.ts', '../../early/paths.ts'),
    at(file, BROWSER, '../../../../../functions/days/apply.ts', '../../../../../shared/days/model/day.ts'),
  ]),
  at(FIRST_FILE, FIRST, '../../later/offline/vault.ts', '../data/home-query.ts'),
  at(HOME_FILE, FIRST, '../../shell/later/offline/vault.ts', '../../shell/first/data/home-query.ts'),
  at('web-shell/src/start.tsx', FIRST, './shell/later/offline/vault.ts', './shell/first/data/home-query.ts'),
  at(EARLY_FILE, EARLY, '../first/api/call.ts', './paths.ts'),
  at(EARLY_FILE, EARLY, '../later/offline/vault.ts', './paths.ts'),
  at('web-shell/src/shell/early/loaders.ts', EARLY, '../first/api/call.ts', '../later/offline/keeper.ts'),
  at('web-shell/src/main.ts', EARLY, './shell/first/api/call.ts', './shell/early/paths.ts'),
  at('web-shell/src/features.ts', EARLY, './shell/later/offline/vault.ts', './features/days/feature.ts'),
  at(DECLARATION, EARLY, '../../shell/first/api/call.ts', '../../shell/early/feature.ts'),
  at(DECLARATION, FEATURE, '../home/page.tsx', '../../shell/early/feature.ts'),
  ...[HOME_FILE, 'web-shell/src/features/days/history/x.ts'].flatMap((file) => {
    const up = '../'.repeat(file.split('/').length - 4)
    return [
      at(file, FEATURE, `${up}profile/page.tsx`, `${up}../shell/first/api/call.ts`),
      at(file, BROWSER, `${up}../../../functions/days/apply.ts`, `${up}../../../shared/days/model/day.ts`),
    ]
  }),
  ...['web-learn', 'web-admin'].flatMap((remote) => {
    const file = `${remote}/src/features/articles/x.ts`
    return [
      at(file, FEATURE, '../days/page.tsx', './text.ts'),
      at(file, REMOTE, '../../../../web-shell/src/start.tsx', '../../../../web-shell/src/testing/home.ts'),
      at(file, BROWSER, '../../../../functions/days/apply.ts', '../../../../shared/days/model/day.ts'),
      at(file, LENT, 'react-router-dom', '../../../../shared/ui/router.ts'),
      at(file, LENT, '@tanstack/react-query', '../../../../shared/ui/query.ts'),
      at(`${remote}/src/routes.tsx`, LENT, 'react-router-dom', './features/articles/page.tsx'),
      at(`${remote}/src/routes.tsx`, REMOTE, '../../web-shell/src/start.tsx', './features/articles/page.tsx'),
    ]
  }),
]

/** Files whose types need each other, which the lint refuses, and their twins, of which one needs the other. */
const CIRCLES = ['web-shell/src/shell/first/api', 'web-shell/src/features/days', 'web-admin/src/features/articles']

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

/** What a rule of the lint says of the files of one side. A path keeps its last two parts, which the rules may name. */
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
        `import { ${boundary.thing ?? 'it'} as thing } from '${boundary[side]}'\n\nexport const same = [thing]\n`,
      )
    for (const circle of CIRCLES) {
      write(
        `${side}/circle/${circle}/one.ts`,
        "import type { Two } from './two.ts'\n\nexport interface One {\n  two: Two\n}\n",
      )
      const back = side === 'refused' ? "import type { One } from './one.ts'\n\n" : 'type One = string\n\n'
      write(`${side}/circle/${circle}/two.ts`, `${back}export interface Two {\n  one: One | undefined\n}\n`)
    }
    findings[side] = lint(side)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What was found in a file. */
const inFile = (of: readonly Finding[], path: string) => of.filter(({ filename }) => filename.endsWith(path))

test.each(BOUNDARIES.map((boundary, index) => ({ ...boundary, index })))(
  '$file may import $allowed, and not $refused',
  ({ file, of, index }) => {
    expect(inFile(findings.refused, `refused/${index}/${file}`)).toEqual([
      expect.objectContaining({ code: 'eslint(no-restricted-imports)', help: expect.stringContaining(of) }),
    ])
    expect(inFile(findings.allowed, `allowed/${index}/${file}`)).toEqual([])
  },
)

test.each(CIRCLES)('two files of %s never need each other, not even for a type', (circle) => {
  const found = inFile(findings.refused, `refused/circle/${circle}/one.ts`)
  expect(found).toEqual([expect.objectContaining({ code: 'import(no-cycle)' })])
  expect(findings.allowed.filter(({ filename }) => filename.includes(`circle/${circle}`))).toEqual([])
})

test('nothing else is found in these files', () => {
  expect(findings.allowed).toEqual([])
  expect(findings.refused).toHaveLength(BOUNDARIES.length + 2 * CIRCLES.length)
})
