interface Consumed {
  CapacityUnits?: number
}

type Send = (args: { input: object }) => Promise<{ output?: object }>
type Middleware = (next: Send, context: { commandName?: string }) => Send
/** The part of an AWS client that adds middleware. */
interface Stack {
  add: (middleware: Middleware, options: { step: 'initialize'; name: string }) => void
}

const WRITES = /^(Put|Update|Delete|BatchWrite|TransactWrite)/

let units = 0

/** Makes a client of the table ask for the write units of each write, and add them up. */
export function countWriteUnits<C extends { middlewareStack: object }>(client: C): C {
  const count: Middleware =
    (next, { commandName = '' }) =>
    async (args) => {
      if (!WRITES.test(commandName)) return next(args)
      const result = await next({ ...args, input: { ReturnConsumedCapacity: 'TOTAL', ...args.input } })
      const { ConsumedCapacity = [] } = (result.output ?? {}) as { ConsumedCapacity?: Consumed | Consumed[] }
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) units += CapacityUnits
      return result
    }
  ;(client.middlewareStack as Stack).add(count, { step: 'initialize', name: 'countWriteUnits' })
  return client
}

/** Returns the write units since the last time, and starts again from 0. An instance handles one event at a time. */
export function takeWriteUnits(): number {
  const taken = units
  units = 0
  return taken
}
