const DAY_MS = 86_400_000

/** For how many days a deletion of the account can be taken back. Source: requirement PROF-03. */
export const GRACE_DAYS = 7

/** The instant (epoch ms) at which an account ends whose deletion was asked for at `askedAt`. */
export function erasureInstant(askedAt: number): number {
  return askedAt + GRACE_DAYS * DAY_MS
}

/**
 * Whether an account counts as gone at `now`: the time in which a sign-in takes its deletion back has ended.
 * `erasesAt` is the end of that time, absent when no deletion was asked for. Instants are epoch ms.
 */
export function isGone(erasesAt: number | undefined, now: number): boolean {
  return erasesAt !== undefined && now >= erasesAt
}
