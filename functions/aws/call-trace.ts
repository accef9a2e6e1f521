import { addMiddleware } from './add-middleware.ts'

/** A call of an AWS service: its operation, how long it took with its retries, and whether it failed. */
export interface TracedCall {
  operation: string
  durationMs: number
  failed?: true
}

/** The calls of the running request; `undefined` outside a request, where nothing is traced. */
let calls: TracedCall[] | undefined

/** Makes a client add its calls to the trace. Only names and durations are recorded, no input and no output. */
export function traceCalls<C extends { middlewareStack: object }>(client: C): C {
  return addMiddleware(client, 'traceCalls', (next, { commandName = 'unknown' }) => async (args) => {
    const startedAt = Date.now()
    const call: TracedCall = { operation: commandName.replace(/Command$/, ''), durationMs: 0 }
    calls?.push(call)
    try {
      return await next(args)
    } catch (error) {
      call.failed = true
      throw error
    } finally {
      call.durationMs = Date.now() - startedAt
    }
  })
}

/** Starts a trace. An instance handles one request at a time. */
export function startTrace(): void {
  calls = []
}

/** Returns the calls of the trace, and ends it. */
export function takeTrace(): TracedCall[] {
  const taken = calls ?? []
  calls = undefined
  return taken
}
