import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
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

/** The one server of a socket; `undefined` when somebody has its file, dead or alive. */
async function listenAt(socket: string): Promise<Server | undefined> {
  const server = createServer((connection) => connection.end()).listen(socket)
  try {
    await once(server, 'listening')
    return server.unref()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}

/** Removes the file of a dead socket. Aside first, because meanwhile it may have become that of a living one. */
async function clear(socket: string): Promise<void> {
  if (await answers(socket)) return
  const aside = `${socket}.${randomUUID()}`
  try {
    renameSync(socket, aside)
  } catch {
    return
  }
  if (await answers(aside)) renameSync(aside, socket)
  else rmSync(aside)
}

/** Keeps a folder for this process alone, until it ends or calls the answer. Throws when another has it. */
export async function claimFolder(folder: string): Promise<() => void> {
  // Not in the folder itself: a socket's path may be only about a hundred characters long.
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)
  const socket = join(tmpdir(), `${PRODUCT.toLowerCase()}-${name}.sock`)
  const server = (await listenAt(socket)) ?? (await clear(socket).then(() => listenAt(socket)))
  if (!server)
    throw new Error(
      `A ${PRODUCT} that is running uses ${folder}. Please end it first, or start this one beside it with another ` +
        'PORT or STILLWATER_DATA, as in PORT=4300 npm start.',
    )
  // Closing removes the file.
  const release = () => void server.close()
  process.once('exit', release)
  return release
}
