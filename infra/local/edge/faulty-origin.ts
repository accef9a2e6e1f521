import { setTimeout as wait } from 'node:timers/promises'
import { REMOTES, remotePath } from '../../../shared/remotes.ts'
import type { Fault, Faults } from '../services/faults.ts'
import type { HttpRequest, HttpResponse } from './http.ts'

type Serve = (request: HttpRequest) => Promise<HttpResponse>

const status = (code: number): HttpResponse => ({ status: code, headers: {}, body: Buffer.alloc(0) })

/** Returns the response that replaces a file. `slow` waits and returns `undefined`: then the file is served. */
async function faultResponse({ mode, delayMs }: Fault): Promise<HttpResponse | undefined> {
  if (mode === 'down') throw new Error('Shown by the local world')
  if (mode === 'garbage')
    return { ...status(200), headers: { 'content-type': 'text/javascript' }, body: Buffer.from('<garbage') }
  if (mode !== 'slow') return status(mode === 'throttle' ? 503 : 500)
  await wait(delayMs)
  return undefined
}

/** Wraps an origin and injects the faults of the remote that a file belongs to. */
export function withFaults(origin: Serve, faults: Faults): Serve {
  return async (request) => {
    const remote = REMOTES.find((name) => request.path.startsWith(`${remotePath(name)}/`))
    const fault = remote && faults.next(`remote-${remote}`)
    return (fault && (await faultResponse(fault))) ?? origin(request)
  }
}
