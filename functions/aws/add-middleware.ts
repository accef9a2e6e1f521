type Send = (args: { input: object }) => Promise<{ output?: object }>
/** Wraps every call of a client. `commandName` is, for example, `QueryCommand`. */
type Middleware = (next: Send, context: { commandName?: string }) => Send

interface Stack {
  add: (middleware: Middleware, options: { step: 'initialize'; name: string }) => void
}

/** Adds a named middleware to an AWS client, and returns the client. */
export function addMiddleware<C extends { middlewareStack: object }>(
  client: C,
  name: string,
  middleware: Middleware,
): C {
  ;(client.middlewareStack as Stack).add(middleware, { step: 'initialize', name })
  return client
}
