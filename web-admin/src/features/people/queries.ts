import type { Act, AuditEntry } from '../../../../shared/audit/schema.ts'
import { peopleApi } from '../../../../shared/people/api.ts'
import { queryOptions, useQuery } from '../../../../shared/ui/query.ts'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'

/** The first part of the query key of all that is about people. */
export const PEOPLE = ['people'] as const

export const staffQuery = ({ call }: ShellServices) =>
  queryOptions({ queryKey: [...PEOPLE, 'staff'], gcTime: 0, queryFn: () => call(peopleApi.staff) })

export const invitationsQuery = ({ call }: ShellServices) =>
  queryOptions({ queryKey: [...PEOPLE, 'invitations'], gcTime: 0, queryFn: () => call(peopleApi.invitations) })

/** Names those who have a role; anyone else stands with the id. `you`: what the admin who looks is called. */
export function useNames() {
  const me = useAccount()
  const staff = useQuery(staffQuery(useShell())).data
  return (id: string, you: string) => (id === me?.id ? you : staff?.find((each) => each.id === id)?.fullName || id)
}

interface ReadEntries {
  entries: AuditEntry[]
  hasMore: boolean
}

/** The newest entries of the audit, of one kind or of all, on so many pages. */
export async function readEntries({ call }: ShellServices, act: Act | undefined, pages: number): Promise<ReadEntries> {
  const entries: AuditEntry[] = []
  for (let page = 1, after: string | undefined; ; page++) {
    const reply = await call(peopleApi.audit, { query: { ...(act && { act }), ...(after && { after }) } })
    entries.push(...reply.entries)
    after = reply.next
    if (!after || page === pages) return { entries, hasMore: after !== undefined }
  }
}

export const auditQuery = (shell: ShellServices, act: Act | undefined, pages: number) =>
  queryOptions({
    queryKey: [...PEOPLE, 'audit', act, pages],
    gcTime: 0,
    placeholderData: (shown: ReadEntries | undefined) => shown,
    queryFn: () => readEntries(shell, act, pages),
  })
