import { describe, expect, it } from 'vitest'
import { EMPTY_DIARY } from './empty-diary.ts'
import { FORMAT } from './format.ts'
import { ExportFile } from './schema.ts'
import { upgradeFile } from './upgrade.ts'

const { preferences, customItems, days, lostEdits } = EMPTY_DIARY
const session = { id: '1795000000000-heron1', targetIntervalMinutes: 60 }
const exercise = { id: '1795000000000-heron1', date: '2026-11-20', exercise: 'box', seconds: 64 }
const account = {
  profile: [{ email: 'a@b.c' }],
  trainingSessions: [session],
  exercises: [exercise],
  questionsForVisit: [{ questions: ['Why?'] }],
}
const FIRST = {
  format: FORMAT,
  version: 1,
  exportedAt: '',
  about: '',
  account,
  diary: { preferences, customItems, days, lostEdits },
}

describe('[PROF-03] a file of version 1', () => {
  it('becomes one of version 2: what the user entered moves out of the account', () => {
    const file = ExportFile.parse(upgradeFile(FIRST))
    expect(file.account).toEqual({ profile: account.profile })
    expect(file.diary).toEqual({
      ...EMPTY_DIARY,
      trainingSessions: [session],
      exercises: [exercise],
      questionsForVisit: account.questionsForVisit,
    })
  })

  it('of before training and food has only its days', () => {
    expect(ExportFile.parse(upgradeFile({ ...FIRST, account: {} })).diary).toEqual(EMPTY_DIARY)
  })

  it('keeps what is wrong in it, so that the check finds it', () => {
    for (const wrong of [{ account: null }, { diary: undefined }, { account: { ...account, foodLogs: [1] } }])
      expect(ExportFile.safeParse(upgradeFile({ ...FIRST, ...wrong })).success, JSON.stringify(wrong)).toBe(false)
  })

  it('is the only one that changes', () => {
    const file = { ...FIRST, version: 2 }
    expect(upgradeFile(file)).toBe(file)
  })
})
