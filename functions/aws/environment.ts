/**
 * An environment variable that the stack sets. Throws when it is missing, so that no request is served with an
 * incomplete configuration.
 */
export function environmentVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The variable ${name} is not set`)
  return value
}
