import type { IConstruct } from 'constructs'

/** Reads a positive whole number from the context; `undefined` when it is absent. Throws for any other value. */
export function contextNumber({ node }: IConstruct, key: string): number | undefined {
  const given: unknown = node.tryGetContext(key)
  if (given === undefined) return undefined
  // The command line (`-c key=value`) gives text.
  const value = Number(given)
  if (!Number.isInteger(value) || value <= 0 || typeof given === 'boolean')
    throw new Error(`${key} in the context must be a positive whole number, but is ${JSON.stringify(given)}`)
  return value
}
