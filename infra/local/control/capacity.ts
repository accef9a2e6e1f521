interface Tally {
  calls: number
  readUnits: number
  writeUnits: number
}

interface Consumed {
  CapacityUnits?: number
}

interface Runs {
  invocations: number
  cpuMs: number
}

const READ_OPERATIONS = /^(Get|Query|Scan|BatchGet|TransactGet)/

const empty = (): Tally => ({ calls: 0, readUnits: 0, writeUnits: 0 })

/** Counts the table capacity and the CPU time that the functions have used since the last reset. */
export class Capacity {
  private total = empty()
  private byFunction: Record<string, Tally> = {}
  private byOperation: Record<string, Tally> = {}
  private runs: Record<string, Runs> = {}

  reset(): void {
    this.total = empty()
    this.byFunction = {}
    this.byOperation = {}
    this.runs = {}
  }

  report() {
    return { ...this.total, byFunction: this.byFunction, byOperation: this.byOperation, runs: this.runs }
  }

  /** Returns a function that counts one run of a Lambda function and its CPU time. */
  createRunCounter(name: string): (cpuMs: number) => void {
    return (cpuMs) => {
      const runs = (this.runs[name] ??= { invocations: 0, cpuMs: 0 })
      runs.invocations += 1
      runs.cpuMs += cpuMs
    }
  }

  /** Counts one call and the units in its reply. A transaction costs twice the units that DynamoDB Local reports. */
  count(caller: string, operation: string, reply: { ConsumedCapacity?: Consumed | Consumed[] }): void {
    const consumed = [reply.ConsumedCapacity ?? []].flat()
    const factor = operation.startsWith('Transact') ? 2 : 1
    const units = factor * consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
    this.byFunction[caller] ??= empty()
    this.byOperation[operation] ??= empty()
    for (const tally of [this.total, this.byFunction[caller], this.byOperation[operation]]) {
      tally.calls += 1
      tally[READ_OPERATIONS.test(operation) ? 'readUnits' : 'writeUnits'] += units
    }
  }
}
