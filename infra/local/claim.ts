import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT } from '../../shared/product.ts'

/** Whether somebody listens at a socket; its file outlives a process that was killed. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => resolve(true))
    connection.on('error', () => resolve(false)).on('close', () => connection.destroy())
    connection.unref()
  })
}

/** Keeps a folder for this process alone, until it ends or calls the answer. Throws when another has it. */
export async function claimFolder(folder: string): Promise<() => void> {
  // Not in the folder itself: a socket's path may be only about a hundred characters long.
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)
  const socket = join(tmpdir(), `${PRODUCT.toLowerCase()}-${name}.sock`)
  if (await answers(socket))
    throw new Error(
      `A ${PRODUCT} that is running uses ${folder}. Please end it first, or start this one beside it with another ` +
        'PORT or STILLWATER_DATA, as in PORT=4300 npm start.',
    )
  rmSync(socket, { force: true })
  const server = createServer((connection) => connection.end()).listen(socket)
  await once(server, 'listening')
  server.unref()
  process.once('exit', () => rmSync(socket, { force: true }))
  return () => server.close()
}
