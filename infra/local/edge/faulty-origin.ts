import { setTimeout as wait } from 'node:timers/promises'
import { REMOTES, remotePath } from '../../../shared/remotes.ts'
import type { Fault, Faults } from '../services/faults.ts'
import type { Exchange, Response } from './exchange.ts'

type Serve = (exchange: Exchange) => Promise<Response>

const status = (code: number): Response => ({ status: code, headers: {}, body: Buffer.alloc(0) })

/** What the origin answers in place of a file; `undefined` when it answers it after all, only later. */
async function show({ mode, delayMs }: Fault): Promise<Response | undefined> {
  if (mode === 'down') throw new Error('Shown by the local world')
  if (mode === 'garbage')
    return { ...status(200), headers: { 'content-type': 'text/javascript' }, body: Buffer.from('<garbage') }
  if (mode !== 'slow') return status(mode === 'throttle' ? 503 : 500)
  await wait(delayMs)
  return undefined
}

/** Serves files as an origin does, and shows the faults of the remote to which they belong. */
export function faultyOrigin(origin: Serve, faults: Faults): Serve {
  return async (exchange) => {
    const remote = REMOTES.find((name) => exchange.path.startsWith(`${remotePath(name)}/`))
    const fault = remote && faults.next(`remote-${remote}`)
    return (fault && (await show(fault))) ?? origin(exchange)
  }
}
