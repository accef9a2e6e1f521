import * as z from 'zod/mini'

/**
 * A fault to inject: target, mode (`cut` stops a reply in the middle), probability for each call (0–1), delay (ms: of the
 * mode `slow` before a reply, of `cut` until the connection breaks off), and the number of affected calls until it ends.
 */
export const Fault = z.strictObject({
  target: z.enum([
    'dynamodb',
    'identity',
    'mail',
    'queue',
    'parameters',
    's3',
    'google',
    'stripe',
    'push',
    'remote-learn',
    'remote-admin',
  ]),
  mode: z.enum(['error', 'slow', 'throttle', 'garbage', 'down', 'cut']),
  rate: z._default(z.number().check(z.minimum(0), z.maximum(1)), 1),
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 5_000),
  count: z.optional(z.int().check(z.minimum(1))),
})
export type Fault = z.infer<typeof Fault>

/** The active faults, one for each target. */
export class Faults {
  private readonly byTarget = new Map<Fault['target'], Fault>()

  set(fault: Fault): void {
    this.byTarget.set(fault.target, { ...fault })
  }

  clear(): void {
    this.byTarget.clear()
  }

  list(): Fault[] {
    return [...this.byTarget.values()]
  }

  /** Returns the fault for the next call to a target, if any. Reduces its `count` by one. */
  next(target: Fault['target']): Fault | undefined {
    const fault = this.byTarget.get(target)
    if (!fault || Math.random() >= fault.rate) return undefined
    if (fault.count !== undefined && --fault.count === 0) this.byTarget.delete(target)
    return fault
  }
}
