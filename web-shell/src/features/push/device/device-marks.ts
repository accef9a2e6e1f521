/*
 * What this device remembers about its notifications. It belongs to the device, not to a user, and says nothing about
 * one, so it stays after signing out.
 */
const OFF = 'push-off'
const ASK_AFTER = 'push-ask-after'
const FIRST_VISIT = 'push-first-visit'

/** Dismissing the prompt is an answer for seven days. Source: requirement PUSH-01. */
const SNOOZE_MS = 7 * 86_400_000

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage the prompt never appears.
  }
}

/** Whether the user has turned notifications off on this device. They then stay off, whatever the browser allows. */
export const isTurnedOff = () => read(OFF) !== null

export const setTurnedOff = (isOff: boolean) => write(OFF, isOff ? '1' : undefined)

/** Does not ask again for seven days after `now` (epoch ms). */
export const snoozePrompt = (now: number) => write(ASK_AFTER, String(now + SNOOZE_MS))

/** Whether the prompt was dismissed less than seven days before `now` (epoch ms). */
export const isPromptSnoozed = (now: number) => Number(read(ASK_AFTER) ?? 0) > now

/**
 * Whether the app was never opened on this device before this load of the page. Without storage every visit is the
 * first. Source: requirement PUSH-01.
 */
export function isFirstVisit(load = String(performance.timeOrigin)): boolean {
  if (read(FIRST_VISIT) === null) write(FIRST_VISIT, load)
  const first = read(FIRST_VISIT)
  return first === null || first === load
}
