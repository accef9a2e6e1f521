import type { Act, AuditEntry } from '../../shared/audit/schema.ts'
import type { UserId } from '../table/keys.ts'
import { describeBrowser } from './describe-browser.ts'

interface Doing {
  me: { userId: UserId }
  now: number
  userAgent: string
  viewerIp: string
}

/** The entry for an act. `about`: the id of the person to whom, or of the thing with which, the admin does it. */
export function entryOf(
  { me, now, userAgent, viewerIp }: Doing,
  act: Act,
  about: string,
  rest: Partial<AuditEntry> = {},
): AuditEntry {
  return { at: now, act, by: me.userId, about, browser: describeBrowser(userAgent), address: viewerIp, ...rest }
}
