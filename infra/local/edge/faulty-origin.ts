import { setTimeout as wait } from 'node:timers/promises'
import { REMOTES, remotePath } from '../../../shared/remotes.ts'
import type { Fault, Faults } from '../services/faults.ts'
import type { HttpRequest, HttpResponse } from './http.ts'

type Serve = (request: HttpRequest) => Promise<HttpResponse>

const status = (code: number): HttpResponse => ({ status: code, headers: {}, body: Buffer.alloc(0) })

const RUN = 'text/javascript'

/** Which fault concerns a path. */
type TargetOf = (path: string) => Fault['target'] | undefined

/** Files of a remote: the faults of that remote. */
export const remoteFault: TargetOf = (path) => {
  const remote = REMOTES.find((name) => path.startsWith(`${remotePath(name)}/`))
  return remote && `remote-${remote}`
}

/** Replaces the response of an origin, changes it, or delays it. */
async function injectFault({ mode, delayMs }: Fault, serve: () => Promise<HttpResponse>): Promise<HttpResponse> {
  if (mode === 'down') throw new Error('Shown by the local world')
  if (mode === 'cut') return { ...(await serve()), breaksOffAfterMs: delayMs }
  if (mode === 'garbage') {
    const { headers } = await serve()
    return {
      ...status(200),
      headers: { 'content-type': headers['content-type'] ?? RUN },
      body: Buffer.from('<garbage'),
    }
  }
  if (mode !== 'slow') return status(mode === 'throttle' ? 503 : 500)
  await wait(delayMs)
  return serve()
}

/** Wraps an origin and injects the faults of a target. */
export function withFaults(origin: Serve, faults: Faults, targetOf: TargetOf): Serve {
  return (request) => {
    const target = targetOf(request.path)
    const fault = target && faults.next(target)
    return fault ? injectFault(fault, () => origin(request)) : origin(request)
  }
}
