import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

/** Runs CI on a machine whose only programs are those of its script and an `npm` that exits with this code. */
function runCi(npmExit: number) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'))
  try {
    const calls = join(folder, 'calls')
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$PWD: npm $*" >> "${calls}"\nexit ${npmExit}\n`, {
      mode: 0o755,
    })
    for (const name of ['bash', 'dirname'])
      symlinkSync(
        execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(),
        join(folder, name),
      )
    const { status } = spawnSync(join(ROOT, '.ci/run'), { cwd: '/', env: { PATH: folder } })
    return { isPassed: status === 0, calls: readFileSync(calls, 'utf8').trimEnd().split('\n') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it.each([
  [0, 'passes'],
  [1, 'fails'],
])('[OPS-02] CI runs `npm test` in the repository and nothing else: exit code %i, and CI %s', (npmExit) => {
  expect(runCi(npmExit)).toEqual({ isPassed: npmExit === 0, calls: [`${ROOT.replace(/\/$/, '')}: npm test`] })
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
