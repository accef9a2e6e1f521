import { audioApi } from '../../../../shared/audio/api.ts'
import { queryOptions } from '../../../../shared/ui/query.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'

/** The first part of the query keys of recordings, also in the library of listeners. A change invalidates all of it. */
export const AUDIO = ['audio'] as const

export const manageQuery = ({ call }: ShellServices) =>
  queryOptions({ queryKey: [...AUDIO, 'manage'], queryFn: () => call(audioApi.manage) })
