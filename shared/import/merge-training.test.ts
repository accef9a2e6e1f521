import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { mergeSessions, mergeTrainingLogs, placeOfLog } from './merge-training.ts'
import type { ImportedSession } from './schema.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const MINUTE = 60_000
const time = { now: NOW, zone: 'UTC' }
const at = (minutes: number) => changeIdOf(NOW + minutes * MINUTE, 'heron1')
const session = (minutes: number, more: Partial<ImportedSession> = {}): ImportedSession => ({
  id: at(minutes),
  targetIntervalMinutes: 60,
  ...more,
})
const ended = (minutes: number, end = minutes + 30) => session(minutes, { endedAt: NOW + end * MINUTE })
const countsOf = (added: number, changed: number, same: number) => ({ added, changed, same })

describe('[PROF-03] [TRAIN-01] the sessions of a file', () => {
  it('are added by id, and the same ones change nothing', () => {
    const [one, two] = [ended(-900), ended(-500)]
    expect(mergeSessions([one], [two, one], time)).toMatchObject({
      added: [two],
      changed: [],
      counts: countsOf(1, 0, 1),
    })
  })

  it.each([
    ['with its last log', { lastLog: at(-200) }, -200],
    ['at its start without one', {}, -900],
    ['never before its start', { lastLog: at(-950) }, -900],
    ['never after now', { lastLog: at(700) }, 0],
  ])('do not start to run: the newest ends %s', (_, more, end) => {
    const { added, ended: count } = mergeSessions([], [session(-900, more)], time)
    expect(added).toEqual([{ ...session(-900), endedAt: NOW + end * MINUTE }])
    expect(count).toBe(1)
  })

  it('stay as they are when a later session follows, here or in the file', () => {
    const open = session(-900)
    expect(mergeSessions([ended(-500)], [open], time)).toMatchObject({ added: [open], ended: 0 })
    expect(mergeSessions([session(-500)], [open], time)).toMatchObject({ added: [open], ended: 0 })
    expect(mergeSessions([], [ended(-500), open], time).added).toContainEqual(open)
    expect(mergeSessions([], [open], { ...time, elsewhere: [at(-500)] })).toMatchObject({ added: [open], ended: 0 })
  })

  it('end the newest one also when other batches have older ones', () => {
    expect(mergeSessions([], [session(-100)], { ...time, elsewhere: [at(-100), at(-500)] }).ended).toBe(1)
  })

  it('leave a session running that runs here already', () => {
    const running = session(-900)
    expect(mergeSessions([running], [running], time)).toMatchObject({
      added: [],
      changed: [],
      ended: 0,
      counts: countsOf(0, 0, 1),
    })
  })

  it('bring a later interval and an end, and take neither back', () => {
    const changed = session(-900, { intervalChange: at(-800), targetIntervalMinutes: 90 })
    const later = session(-900, { intervalChange: at(-700), targetIntervalMinutes: 75 })
    expect(mergeSessions([session(-900)], [changed], time).changed).toEqual([changed])
    expect(mergeSessions([changed], [later], time).changed).toEqual([later])
    expect(mergeSessions([later], [changed], time).changed).toEqual([])
    expect(mergeSessions([changed], [session(-900)], time).changed).toEqual([])
    expect(mergeSessions([session(-900)], [ended(-900)], time).changed).toEqual([ended(-900)])
    expect(mergeSessions([ended(-900)], [session(-900)], time).changed).toEqual([])
    expect(mergeSessions([ended(-900)], [ended(-900, -400)], time).changed).toEqual([])
  })

  it.each([
    ['start', session(6)],
    ['interval', session(-9, { intervalChange: at(6) })],
    ['end', ended(-9, 6)],
  ])('are refused when their %s has not come yet', (_, ahead) => {
    expect(mergeSessions([], [ahead], time)).toMatchObject({
      added: [],
      refused: [{ what: '2026-11-25', reason: 'in-future' }],
    })
  })

  it('may come from a clock that is five minutes ahead', () => {
    expect(mergeSessions([], [session(5)], time)).toMatchObject({ counts: countsOf(1, 0, 0), refused: [] })
  })
})

describe('[PROF-03] [TRAIN-02] the logs of a file', () => {
  const log = (minutes: number, of = -900) => ({
    session: at(of),
    id: at(minutes),
    scheduledAt: NOW,
    actionType: 'accident' as const,
  })
  const here = (more: { undone?: true } = {}) => ({
    stored: new Map([[placeOfLog(log(-800)), more]]),
    sessions: new Set([at(-900)]),
  })
  const stored = here()

  it('are added, and a stored one stays as it is', () => {
    expect(mergeTrainingLogs(stored, [log(-800), log(-700), log(-900)], time)).toEqual({
      added: [log(-700), log(-900)],
      undone: [],
      counts: countsOf(2, 0, 1),
      refused: [],
    })
  })

  it('that were taken back, here or in the file, stay so', () => {
    const undone = { ...log(-800), undone: true as const }
    const elsewhere = { ...log(-700), undone: true as const }
    expect(mergeTrainingLogs(here(), [undone, elsewhere], time)).toEqual({
      added: [elsewhere],
      undone: [undone],
      counts: countsOf(0, 1, 0),
      refused: [],
    })
    for (const again of [undone, log(-800)])
      expect(mergeTrainingLogs(here({ undone: true }), [again], time)).toEqual({
        ...{ added: [], undone: [], counts: countsOf(0, 0, 0), refused: [] },
      })
  })

  it.each([
    ['unknown-session', log(-700, -600), '2026-11-25'],
    ['before-session', log(-2000), '2026-11-24'],
    ['in-future', log(6), '2026-11-25'],
  ])('are refused for %s', (reason, wrong, what) => {
    expect(mergeTrainingLogs(stored, [wrong, log(-700)], time)).toMatchObject({
      added: [log(-700)],
      refused: [{ what, reason }],
    })
  })
})
