/** A variable that the stack gives the function. Throws when it is missing: a stack that forgot one must not serve. */
export function environment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The variable ${name} is not set`)
  return value
}
