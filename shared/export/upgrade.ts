import { VERSION } from './format.ts'

/** What version 1 had in `account`, where it was not imported. It is in `diary` since version 2, in the same form. */
const MOVED = ['questionsForVisit', 'trainingSessions', 'trainingLogs', 'exercises', 'foodPlans', 'foodLogs'] as const

type Part = Readonly<Record<string, unknown>>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A file in the form of the current version. Nothing is checked here: what is wrong in it stays so. */
export function upgradeFile(file: Part): Part {
  if (file['version'] !== 1) return file
  const { account, diary } = file as { account?: unknown; diary?: Part }
  if (!isPart(account)) return { ...file, version: VERSION }
  const moved = MOVED.map((name) => [name, account[name] ?? []])
  const rest = Object.entries(account).filter(([name]) => !(MOVED as readonly string[]).includes(name))
  return {
    ...file,
    version: VERSION,
    account: Object.fromEntries(rest),
    diary: { ...Object.fromEntries(moved), ...diary },
  }
}
