import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../infra/root.ts'

/** Runs the tests of these paths in a child process; returns its exit code and its last line. */
function run(...paths: string[]) {
  const { VITEST: _, VITEST_POOL_ID: __, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['tests/run.ts', ...paths], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  return [status, stdout.trimEnd().split('\n').at(-1)]
}

it('[OPS-02] CI runs `npm test` and nothing else', () => {
  const lines = readFileSync(join(ROOT, '.ci/run'), 'utf8').split('\n')
  expect(lines.filter((line) => line && !/^(#|set |cd )/.test(line))).toEqual(['npm test'])
})

it('[OPS-02] the last line counts the passed and the failed tests', () => {
  expect(run('tests/test-files.test.ts')).toEqual([
    0,
    expect.stringMatching(/^[1-9]\d* passed, 0 failed, \d+ skipped$/),
  ])
})

it('[OPS-02] a run without tests fails', () => {
  expect(run('no/such/file')).toEqual([1, '0 passed, 1 failed, 0 skipped'])
})

it('[OPS-02] every journey has the tag by which the long run takes all of them', () => {
  const folder = join(ROOT, 'tests/e2e')
  const untagged = readdirSync(folder).filter(
    (name) => !/^\/\/ @module-tag sampled$/m.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(untagged).toEqual([])
})
