import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT } from '../../shared/product.ts'

/** Whether a process listens at a socket. The file of the socket survives a killed process. */
function hasListener(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => resolve(true))
    connection.on('error', () => resolve(false)).on('close', () => connection.destroy())
    connection.unref()
  })
}

/** Starts the only server of a socket. Returns `undefined` if the socket's file exists, even without a listener. */
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

/**
 * Removes the file of a socket without a listener. Another process may replace the file after the check, so the file is
 * renamed and checked again before it is removed. A file that then has a listener gets its name back.
 */
async function removeDeadSocket(socket: string): Promise<void> {
  if (await hasListener(socket)) return
  const renamed = `${socket}.${randomUUID()}`
  try {
    renameSync(socket, renamed)
  } catch {
    return
  }
  if (await hasListener(renamed)) renameSync(renamed, socket)
  else rmSync(renamed)
}

/** Locks a folder until this process ends or calls the returned function. Throws when it is already locked. */
export async function lockFolder(folder: string): Promise<() => void> {
  // Not in the folder itself: the path of a socket is limited to about a hundred characters.
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)
  const socket = join(tmpdir(), `${PRODUCT.toLowerCase()}-${name}.sock`)
  const server = (await listenAt(socket)) ?? (await removeDeadSocket(socket).then(() => listenAt(socket)))
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
