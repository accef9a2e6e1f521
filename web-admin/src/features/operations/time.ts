const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** An instant (epoch ms) of today on the admin's clock: "09:00:12". */
export const timeText = (instant: number) => TIME.format(instant)

/** A duration (ms) in seconds with one decimal, at least 0.1. */
export const secondsText = (ms: number) => Math.max(0.1, ms / 1000).toFixed(1)

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A date (YYYY-MM-DD) in words: "27 November". */
export const dayText = (date: string) => DAY.format(Date.parse(date))
