import type { Diary, DiarySection } from './schema.ts'

/** A diary with nothing in it: every section is there, in the order of the file. */
export const EMPTY_DIARY: Diary = {
  preferences: [],
  customItems: [],
  days: [],
  lostEdits: [],
  trainingSessions: [],
  trainingLogs: [],
  exercises: [],
  questions: [],
  foodPlans: [],
  foodLogs: [],
  bookmarks: [],
  readingProgress: [],
  readingSettings: [],
}
export const DIARY_SECTIONS = Object.keys(EMPTY_DIARY) as DiarySection[]
