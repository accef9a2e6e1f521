const WHEN = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant (epoch ms) on the editor's clock: "3 December 2026, 09:00". */
export const whenText = (instant: number) => WHEN.format(instant).replace(' at ', ', ')
