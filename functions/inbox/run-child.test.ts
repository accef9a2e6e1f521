import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runChild } from './run-child.ts'

const folder = mkdtempSync(join(tmpdir(), 'children-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The child has read its modules, and has begun to write. */
const STARTS = "writeFileSync(folder + '/started', ''); writeFileSync(folder + '/made', 'half')"

/** A child that runs this code. */
function childThat(code: string): string {
  const file = join(folder, `${Math.random()}.mjs`)
  writeFileSync(file, `import { readFileSync, writeFileSync } from 'node:fs'\nconst folder = process.argv[2]\n${code}`)
  return file
}

const run = (code: string, timeout = 20_000) =>
  runChild(Buffer.from('heron'), async (own) => readFileSync(join(own, 'made'), 'utf8'), {
    child: childThat(code),
    timeout,
  })

it('[SEC-24] a child works on the file, and its folder is removed', async () => {
  const code = "writeFileSync(folder + '/made', folder + ' ' + readFileSync(folder + '/source', 'utf8'))"
  const [own = '', content] = (await run(code))?.split(' ') ?? []
  expect(content).toBe('heron')
  expect(existsSync(own)).toBe(false)
})

it.each([
  ['crashes', "process.kill(process.pid, 'SIGSEGV')"],
  ['throws', "throw new Error('heron')"],
  ['ends early', 'process.exit(3)'],
  ['fills the memory', 'const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1))'],
])('[SEC-24] a child that %s ends alone', async (_, code) => {
  expect(await run(`${STARTS}\n${code}`)).toBeUndefined()
})

it('[SEC-24] a child that cannot start is not the fault of the file', async () => {
  await expect(run("import 'heron'")).rejects.toThrow('did not start')
})

it('[SEC-24] a child that hangs is ended', async () => {
  expect(await run(`${STARTS}\nfor (;;);`, 1_000)).toBeUndefined()
})

it('[SEC-24] a child knows none of our credentials', async () => {
  const names = await run("writeFileSync(folder + '/made', Object.keys(process.env).join())")
  expect(names).not.toMatch(/AWS|TABLE|SECRET|BUCKET/)
})
