/** A call of an AWS service: its operation, how long it took with its retries, and whether it failed. */
export interface TracedCall {
  operation: string
  durationMs: number
  failed?: true
}

let calls: TracedCall[] = []

type Send = (args: object) => Promise<object>
type Middleware = (next: Send, context: { commandName?: string }) => Send
/** The part of an AWS client that adds middleware. */
interface Stack {
  add: (middleware: Middleware, options: { step: 'initialize'; name: string }) => void
}

/** Makes a client add its calls to the trace. Only names and durations are recorded, no input and no output. */
export function traceCalls<C extends { middlewareStack: object }>(client: C): C {
  const trace: Middleware =
    (next, { commandName = 'unknown' }) =>
    async (args) => {
      const startedAt = Date.now()
      const call: TracedCall = { operation: commandName.replace(/Command$/, ''), durationMs: 0 }
      calls.push(call)
      try {
        return await next(args)
      } catch (error) {
        call.failed = true
        throw error
      } finally {
        call.durationMs = Date.now() - startedAt
      }
    }
  ;(client.middlewareStack as Stack).add(trace, { step: 'initialize', name: 'traceCalls' })
  return client
}

/** Returns the calls since the last time, and starts a new trace. An instance handles one event at a time. */
export function takeTrace(): TracedCall[] {
  const taken = calls
  calls = []
  return taken
}
