import type { IncomingMessage } from 'node:http'
import { readText, serveOnLoopback } from './loopback.ts'

/** The operations of a service, by name or by method and path. Each receives the input and returns the output. */
export type Operations = Record<string, (input: never) => unknown>

/** A refusal by a service. `name` is the name of the error in the SDK. */
export class ServiceError extends Error {
  constructor(name: string, message = name) {
    super(message)
    this.name = name
  }
}

/** Returns the operation in the header `x-amz-target` of a call or, without that header, the method and path. */
function operationOf({ method, url, headers }: IncomingMessage): string {
  return String(headers['x-amz-target'] ?? '').split('.')[1] ?? `${method} ${url}`
}

/** Serves operations on loopback like an AWS service with a JSON protocol. */
export async function startStandIn(operations: Operations): Promise<{ port: number; stop: () => void }> {
  const runOperation = async (incoming: IncomingMessage) => {
    const operation = operations[operationOf(incoming)]
    if (!operation) throw new ServiceError('UnknownOperationException', `No ${incoming.method} ${incoming.url}`)
    return operation(JSON.parse(await readText(incoming)) as never)
  }
  return serveOnLoopback((incoming, outgoing) => {
    const reply = (status: number, body: unknown) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
    runOperation(incoming).then(
      (output) => reply(200, output),
      // Any other error is a defect of the stand-in, and the SDK receives it as status 500.
      (error: Error) =>
        reply(error instanceof ServiceError ? 400 : 500, { __type: error.name, message: error.message }),
    )
  })
}
