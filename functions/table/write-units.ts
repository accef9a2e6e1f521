import { AsyncLocalStorage } from 'node:async_hooks'
import { addMiddleware } from '../aws/add-middleware.ts'

interface Consumed {
  CapacityUnits?: number
}

const WRITES = /^(Put|Update|Delete|BatchWrite|TransactWrite)/

/** The write units of the work that is running. */
const counting = new AsyncLocalStorage<{ units: number }>()

/** The write units of a write by the reason for which it failed: DynamoDB charges for conditions that do not hold. */
const UNITS_PER_KB: Record<string, number> = { ConditionalCheckFailedException: 1, TransactionCanceledException: 2 }

/**
 * Estimates the write units of a failed write. DynamoDB charges by the size of the stored item, which it does not
 * return; the size of the request is close to it where an item is replaced.
 */
function unitsOfFailedWrite({ name }: Error, input: object): number {
  return (UNITS_PER_KB[name] ?? 0) * Math.ceil(Buffer.byteLength(JSON.stringify(input)) / 1024)
}

/** Makes a client of the table count write units for `countWriteUnits`. */
export function reportWriteUnits<C extends { middlewareStack: object }>(client: C): C {
  return addMiddleware(client, 'reportWriteUnits', (next, { commandName = '' }) => async (args) => {
    const tally = counting.getStore()
    if (!tally || !WRITES.test(commandName)) return next(args)
    const result = await next({ ...args, input: { ReturnConsumedCapacity: 'TOTAL', ...args.input } }).catch(
      (error: Error) => {
        tally.units += unitsOfFailedWrite(error, args.input)
        throw error
      },
    )
    const { ConsumedCapacity = [] } = (result.output ?? {}) as { ConsumedCapacity?: Consumed | Consumed[] }
    for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) tally.units += CapacityUnits
    return result
  })
}

/** Counts work that costs no write, such as parsing a long text, as so many write units. */
export function chargeWriteUnits(units: number): void {
  const tally = counting.getStore()
  if (tally) tally.units += units
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
