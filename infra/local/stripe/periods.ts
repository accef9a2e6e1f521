/** The instant one interval after `start`, in seconds. A day that a month does not have is its last one. */
export function periodEnd(start: number, interval: 'month' | 'year', anchorDay: number): number {
  const date = new Date(start * 1000)
  const months = date.getUTCMonth() + (interval === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const time = date.getTime() % 86_400_000
  return (Date.UTC(date.getUTCFullYear(), months, Math.min(anchorDay, lastDay)) + time) / 1000
}
