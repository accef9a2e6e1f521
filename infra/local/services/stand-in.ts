import type { IncomingMessage } from 'node:http'
import { readText, serveOnLoopback } from './loopback.ts'

/** A service's operations by name, or by method and path; each gets the call's parameters and answers its output. */
export type Operations = Record<string, (input: never) => unknown>

/** What a service refuses, by the name under which the SDK knows it. */
export class ServiceError extends Error {
  constructor(name: string, message = name) {
    super(message)
    this.name = name
  }
}

/** The operation that a call names in a header or, where the service has none, by method and path. */
function operationOf({ method, url, headers }: IncomingMessage): string {
  return String(headers['x-amz-target'] ?? '').split('.')[1] ?? `${method} ${url}`
}

/** Serves operations on loopback as an AWS service that speaks JSON does. */
export async function startStandIn(operations: Operations): Promise<{ port: number; stop: () => void }> {
  const answer = async (incoming: IncomingMessage) => {
    const operation = operations[operationOf(incoming)]
    if (!operation) throw new ServiceError('UnknownOperationException', `No ${incoming.method} ${incoming.url}`)
    return operation(JSON.parse(await readText(incoming)) as never)
  }
  return serveOnLoopback((incoming, outgoing) => {
    const reply = (status: number, body: unknown) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
    answer(incoming).then(
      (output) => reply(200, output),
      // What is no refusal is a fault of the stand-in, as which the SDK shall see it.
      (error: Error) =>
        reply(error instanceof ServiceError ? 400 : 500, { __type: error.name, message: error.message }),
    )
  })
}
