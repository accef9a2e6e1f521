import { useEffect, useEffectEvent, useState } from 'react'

/** A value is saved when the control has not moved for this time (ms). */
const SETTLE_MS = 500

/**
 * Saves a value when its control rests, not at every step. Returns the value that the control shows, and the function
 * that changes it. A change stays shown until `save` resolves, and is saved when the control is removed before it rests.
 */
export function useSettledChange<T>(
  value: T,
  save: (value: T) => Promise<unknown>,
): [shown: T, change: (value: T) => void] {
  const [edit, setEdit] = useState<{ value: T; isSent?: true }>()

  const send = useEffectEvent(async (resting: T) => {
    const sent = { value: resting, isSent: true } as const
    setEdit(sent)
    await save(resting)
    setEdit((current) => (current === sent ? undefined : current))
  })
  useEffect(() => {
    if (!edit || edit.isSent) return
    const timer = setTimeout(() => void send(edit.value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [edit])

  const saveOnUnmount = useEffectEvent(() => edit && !edit.isSent && save(edit.value))
  useEffect(() => () => void saveOnUnmount(), [])

  return [edit ? edit.value : value, (next) => setEdit({ value: next })]
}
