const WHEN = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant (epoch ms) on the editor's clock: "3 December 2026, 09:00". */
export const whenText = (instant: number) => WHEN.format(instant).replace(' at ', ', ')

const THIS_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** As `whenText`, but without the year if it is the current one. */
export function soonText(instant: number): string {
  const isThisYear = new Date(instant).getFullYear() === new Date().getFullYear()
  return isThisYear ? THIS_YEAR.format(instant).replace(' at ', ', ') : whenText(instant)
}

/** An instant as the value of an input for date and time, on the editor's clock. */
export function toLocalInput(instant: number): string {
  const offsetMs = new Date(instant).getTimezoneOffset() * 60_000
  return new Date(instant - offsetMs).toISOString().slice(0, 16)
}

/** The instant of such a value; `null` for an incomplete one. */
export function fromLocalInput(value: string): number | null {
  const instant = new Date(value).getTime()
  return Number.isNaN(instant) ? null : instant
}

/** The name of the editor's time zone. */
export const zoneName = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
