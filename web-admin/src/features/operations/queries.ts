import { operationsApi } from '../../../../shared/operations/api.ts'
import { REMOTES, type RemoteName, remoteManifest } from '../../../../shared/remotes.ts'
import { queryOptions } from '../../../../shared/ui/query.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'
import { buildIn } from './build.ts'

/** The first part of the query key of all that is about operations. */
export const OPERATIONS = ['operations'] as const

/** Refreshed every minute while the page is visible. A failure is told where it belongs. */
const watched = { gcTime: 0, staleTime: 0, refetchInterval: 60_000, meta: { failsSilently: true } } as const

export const queuesQuery = ({ call }: ShellServices) =>
  queryOptions({ ...watched, queryKey: [...OPERATIONS, 'queues'], queryFn: () => call(operationsApi.queues) })

export const stateQuery = ({ call }: ShellServices) =>
  queryOptions({ ...watched, queryKey: [...OPERATIONS, 'state'], queryFn: () => call(operationsApi.state) })

/** The build of a remote that the service has now: its entry file is named in the manifest. */
async function readBuild(remote: RemoteName): Promise<string | undefined> {
  const response = await fetch(remoteManifest(remote), { method: 'GET', cache: 'no-cache' })
  if (!response.ok) return undefined
  const manifest = (await response.json()) as { metaData?: { remoteEntry?: { name?: string } } }
  return buildIn(manifest.metaData?.remoteEntry?.name)
}

export const buildsQuery = () =>
  queryOptions({
    ...watched,
    queryKey: [...OPERATIONS, 'builds'],
    queryFn: async () =>
      Object.fromEntries(
        await Promise.all(
          REMOTES.map(async (remote) => [remote, await readBuild(remote).catch(() => undefined)] as const),
        ),
      ) as Record<RemoteName, string | undefined>,
  })
