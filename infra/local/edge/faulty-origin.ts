import { setTimeout as wait } from 'node:timers/promises'
import { REMOTES, remotePath } from '../../../shared/remotes.ts'
import type { Fault, Faults } from '../services/faults.ts'
import type { Exchange, Response } from './exchange.ts'

type Serve = (exchange: Exchange) => Promise<Response>

const status = (code: number): Response => ({ status: code, headers: {}, body: Buffer.alloc(0) })

/** The response that replaces a file. Returns `undefined` after a delay when the file itself is to be served. */
async function faultResponse({ mode, delayMs }: Fault): Promise<Response | undefined> {
  if (mode === 'down') throw new Error('Shown by the local world')
  if (mode === 'garbage')
    return { ...status(200), headers: { 'content-type': 'text/javascript' }, body: Buffer.from('<garbage') }
  if (mode !== 'slow') return status(mode === 'throttle' ? 503 : 500)
  await wait(delayMs)
  return undefined
}

/** Wraps an origin and injects the faults of the remote that a file belongs to. */
export function withFaults(origin: Serve, faults: Faults): Serve {
  return async (exchange) => {
    const remote = REMOTES.find((name) => exchange.path.startsWith(`${remotePath(name)}/`))
    const fault = remote && faults.next(`remote-${remote}`)
    return (fault && (await faultResponse(fault))) ?? origin(exchange)
  }
}
