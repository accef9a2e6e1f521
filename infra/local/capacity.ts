interface Tally {
  calls: number
  readUnits: number
  writeUnits: number
}

interface Consumed {
  CapacityUnits?: number
}

const READS = /^(GetItem|Query|Scan|BatchGetItem|TransactGetItems)$/

const empty = (): Tally => ({ calls: 0, readUnits: 0, writeUnits: 0 })

/** What the functions' calls have cost at the table since the last reset. */
export class Capacity {
  private total = empty()
  private byFunction: Record<string, Tally> = {}
  private byOperation: Record<string, Tally> = {}

  reset(): void {
    this.total = empty()
    this.byFunction = {}
    this.byOperation = {}
  }

  report() {
    return { ...this.total, byFunction: this.byFunction, byOperation: this.byOperation }
  }

  /** Counts one call from its reply. A transaction costs twice what DynamoDB Local says of it. */
  count(caller: string, operation: string, reply: { ConsumedCapacity?: Consumed | Consumed[] }): void {
    const consumed = [reply.ConsumedCapacity ?? []].flat()
    const factor = operation.startsWith('Transact') ? 2 : 1
    const units = factor * consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
    this.byFunction[caller] ??= empty()
    this.byOperation[operation] ??= empty()
    for (const tally of [this.total, this.byFunction[caller], this.byOperation[operation]]) {
      tally.calls += 1
      tally[READS.test(operation) ? 'readUnits' : 'writeUnits'] += units
    }
  }
}
