const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** The day of an instant (epoch ms) on the admin's clock: "3 December 2026". */
export const dayText = (instant: number) => DAY.format(instant)

/** The day before an end of access as the value of a date field: the last whole day. Empty without an end. */
export function dayInput(instant: number | null | undefined): string {
  if (!instant) return ''
  const date = new Date(instant - 1)
  const part = (value: number) => String(value).padStart(2, '0')
  return [date.getFullYear(), part(date.getMonth() + 1), part(date.getDate())].join('-')
}

/** The end of a day of a date field, on the admin's clock (epoch ms). */
export function endOfDay(day: string): number {
  return new Date(`${day}T24:00`).getTime()
}
