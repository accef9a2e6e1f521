import { FORMAT, VERSION } from '../../../../shared/export/format.ts'
import { type Diary, ExportFile } from '../../../../shared/export/schema.ts'
import type { text } from './text.ts'

/** Why a file cannot be read in. Nothing has been sent then. */
export type FileProblem = keyof (typeof text)['problems']

/** A file that was refused. `where`: the first place that is wrong. */
export interface RefusedFile {
  problem: FileProblem
  where?: string
}

/** Names that JavaScript gives a meaning of its own. No file of ours has them. */
function hasHostileName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasHostileName)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Reads the diary of a file that was exported here, and checks all of it. Account data in it is ignored. */
export function readJson(json: string): { diary: Diary } | RefusedFile {
  const read = parse(json)
  if (read === undefined) return { problem: json.includes(FORMAT) ? 'cut' : 'foreign' }
  const { format, version } = (read ?? {}) as Partial<Record<string, unknown>>
  if (format !== FORMAT) return { problem: 'foreign' }
  if (version !== VERSION) return { problem: 'version' }
  if (hasHostileName(read)) return { problem: 'damaged' }
  const checked = ExportFile.safeParse(read)
  if (checked.success) return { diary: checked.data.diary }
  return { problem: 'damaged', where: checked.error.issues[0]?.path.join(' › ') ?? '' }
}
