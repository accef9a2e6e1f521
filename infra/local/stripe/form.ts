/** The value of a form: Stripe's requests are forms, with names such as `line_items[0][price]`. */
export type FormValue = string | { [name: string]: FormValue }
export type Form = Record<string, FormValue>

/** Parses a form. Lists become objects with numbers as names. */
export function parseForm(body: string): Form {
  const form = Object.create(null) as Form
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let target = form
    for (const part of path) {
      const next = target[part]
      target = typeof next === 'object' ? next : (target[part] = Object.create(null) as Form)
    }
    target[last] = value
  }
  return form
}

/** The text at a path of names. Throws a `TypeError` when the form has none. */
export function textAt(form: Form, ...path: string[]): string {
  const found = findText(form, ...path)
  if (found === undefined) throw new TypeError(`The form has no ${path.join('.')}`)
  return found
}

/** The text at a path of names, or `undefined`. */
export function findText(form: Form, ...path: string[]): string | undefined {
  let value: FormValue | undefined = form
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The texts of a list. */
export function textsAt(form: Form, name: string): string[] {
  const list = form[name]
  return typeof list === 'object' ? Object.values(list).filter((each) => typeof each === 'string') : []
}
