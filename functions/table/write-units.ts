import { AsyncLocalStorage } from 'node:async_hooks'
import { addMiddleware } from '../aws/add-middleware.ts'

interface Consumed {
  CapacityUnits?: number
}

const WRITES = /^(Put|Update|Delete|BatchWrite|TransactWrite)/

/** The write units of the work that is running. */
const counting = new AsyncLocalStorage<{ units: number }>()

/** Makes a client of the table count write units for `countWriteUnits`. */
export function reportWriteUnits<C extends { middlewareStack: object }>(client: C): C {
  return addMiddleware(client, 'reportWriteUnits', (next, { commandName = '' }) => async (args) => {
    const tally = counting.getStore()
    if (!tally || !WRITES.test(commandName)) return next(args)
    const result = await next({ ...args, input: { ReturnConsumedCapacity: 'TOTAL', ...args.input } })
    const { ConsumedCapacity = [] } = (result.output ?? {}) as { ConsumedCapacity?: Consumed | Consumed[] }
    for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) tally.units += CapacityUnits
    return result
  })
}

/** Runs some work. Calls `onEnd` with the write units that it has used, also when it fails. */
export async function countWriteUnits<T>(
  run: () => Promise<T> | T,
  onEnd: (units: number) => Promise<void>,
): Promise<T> {
  const tally = { units: 0 }
  try {
    return await counting.run(tally, run)
  } finally {
    await onEnd(tally.units)
  }
}
