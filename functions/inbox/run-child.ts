import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

/** The child is beside this file, as TypeScript in tests and as a bundle of its own in Lambda. */
const CHILD = join(import.meta.dirname, `child${extname(import.meta.filename)}`)

/** The file that the child writes when all its modules are loaded, before it reads `source`. */
export const STARTED = 'started'

/** No image that we accept takes this long; three in a batch stay below the timeout of the function. */
const CHILD_TIMEOUT_MS = 25_000
/** The memory that the child may use, in kilobytes. */
const MEMORY_KB = 1_000_000

/** A shell sets the limit, because Node.js cannot. `ulimit -d` counts what is written to, not what is reserved. */
const LIMITED = `ulimit -d ${MEMORY_KB}; exec "$@"`

/**
 * Lets a child process work on a file in a folder of its own, which is removed at the end. Returns what `read` makes of
 * that folder, or `undefined` if the child crashed, used too much memory or took too long: a fault in a decoder ends the
 * child alone. Rejects when it did not even start. `child`: another module, for tests.
 */
export async function runChild<T>(
  source: Uint8Array,
  read: (folder: string) => Promise<T>,
  { child = CHILD, timeout = CHILD_TIMEOUT_MS } = {},
): Promise<T | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    await writeFile(join(folder, 'source'), source)
    const command = [process.execPath, '--max-old-space-size=128', child, folder]
    const running = spawn('/bin/sh', ['-c', LIMITED, 'sh', ...command], {
      // None of the credentials. Lambda's Node.js may need the path of its libraries.
      env: { LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] },
      stdio: 'ignore',
      timeout,
      killSignal: 'SIGKILL',
    })
    const [code] = (await once(running, 'exit')) as [number | null]
    if (code === 0) return await read(folder)
    // Then the fault is ours, and the file may be good.
    if (code !== null && !existsSync(join(folder, STARTED))) throw new Error(`The child did not start: ${code}`)
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const readMade = async <T>(folder: string): Promise<T> =>
  JSON.parse(await readFile(join(folder, 'made.json'), 'utf8')) as T
