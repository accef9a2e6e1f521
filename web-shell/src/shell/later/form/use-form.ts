import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'

/** Error texts by field; fields without an error are absent. */
export type FieldErrors<Form> = Partial<Record<keyof Form, string>>

/** The result of checking a form: a value to send, or field errors. */
export type CheckedForm<Form, Ready> = { ready: Ready } | { errors: FieldErrors<Form> }

/** A form of text fields that is checked when it is submitted. The first field with an error then gets the focus. */
export function useForm<Form extends Record<string, string>, Ready>(
  empty: Form,
  check: (typed: Form) => CheckedForm<Form, Ready>,
) {
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors<Form>>({})
  const inputs = useRef<Partial<Record<keyof Form, HTMLInputElement | null>>>({})

  /** Shows field errors, also those of the service, such as a refused password. */
  function showErrors(next: FieldErrors<Form>) {
    setErrors(next)
    const first = Object.keys(empty).find((name) => name in next)
    if (first) inputs.current[first]?.focus()
  }

  const change = (name: keyof Form & string, value: string) => setTyped({ ...typed, [name]: value })

  return {
    typed,
    change,
    errors,
    showErrors,
    /**
     * Creates a submit handler that sends the checked value, if there are no errors. `forget` removes the messages of
     * what the user did before.
     */
    submitHandler: (send: (ready: Ready) => void, forget?: () => void) => (event: SubmitEvent) => {
      event.preventDefault()
      forget?.()
      const checked = check(typed)
      showErrors('errors' in checked ? checked.errors : {})
      if ('ready' in checked) send(checked.ready)
    },
    /** Returns the props of the field with this name. */
    fieldProps: (name: keyof Form & string) => ({
      ref: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
      value: typed[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),
  }
}
