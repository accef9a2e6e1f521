import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'

/** What is wrong with each field, in words; no key where nothing is. */
export type Faults<Form> = Partial<Record<keyof Form, string>>

/** What a filled-in form amounts to: something to send, or what is wrong with it. */
export type Checked<Form, Ready> = { ready: Ready } | { faults: Faults<Form> }

/** A form of text fields that is judged when it is sent; the first field at fault then gets the focus. */
export function useForm<Form extends Record<string, string>, Ready>(
  empty: Form,
  check: (typed: Form) => Checked<Form, Ready>,
) {
  const [typed, setTyped] = useState(empty)
  const [faults, setFaults] = useState<Faults<Form>>({})
  const inputs = useRef<Partial<Record<keyof Form, HTMLInputElement | null>>>({})

  /** Shows faults; those of the service too, such as a password that it refuses. */
  function show(found: Faults<Form>) {
    setFaults(found)
    const first = Object.keys(empty).find((name) => name in found)
    if (first) inputs.current[first]?.focus()
  }

  return {
    typed,
    faults,
    show,
    /** Sends what the form amounts to, when nothing is wrong with it. */
    sending: (send: (ready: Ready) => void) => (event: SubmitEvent) => {
      event.preventDefault()
      const checked = check(typed)
      show('faults' in checked ? checked.faults : {})
      if ('ready' in checked) send(checked.ready)
    },
    /** What the field of a name needs. */
    field: (name: keyof Form & string) => ({
      ref: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
      value: typed[name],
      error: faults[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
    }),
  }
}
