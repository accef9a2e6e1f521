import { changeIdOf } from '../../shared/changes/change-id.ts'
import { newDatedId } from '../../shared/records/new-id.ts'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { OlderDaysItem } from '../table/items/older-days.ts'
import type { feature } from './feature.ts'

/** A batch with one day, which a device wrote long ago. */
function batchOf(daysAgo: number) {
  const stamp = Date.now() - 1_000
  const writer = { device: 'example1', n: 1, stamp }
  return {
    days: [
      {
        date: addDays(localDate(stamp, 'UTC'), -daysAgo),
        values: { painLevel: 7, notes: 'A heron by the water' },
        writers: { painLevel: writer, notes: writer },
        devices: { example1: 1 },
        flareInferred: false,
      },
    ],
    lostEdits: [],
  }
}

/** What a batch can have beside days. */
function entriesOf(now: number) {
  const id = (minutesAgo: number) => changeIdOf(now - minutesAgo * 60_000, 'heron1')
  const [plan, change] = [id(90), id(30)]
  const startsOn = localDate(now, 'UTC')
  const [article, title] = ['0f'.repeat(16), 'Herons at night']
  return {
    questions: [
      {
        id: 'heron123',
        values: { text: 'Why does a heron not get cold feet?', order: 1 },
        writtenAt: { text: now, order: now },
        lost: [],
      },
    ],
    trainingSessions: [{ id: id(60), targetIntervalMinutes: 75, endedAt: now - 60_000, lastLog: id(50) }],
    trainingLogs: [{ session: id(60), id: id(50), scheduledAt: now, actionType: 'early_void', notes: 'After a heron' }],
    exercises: [
      {
        id: newDatedId(now - 60_000, 'heron1'),
        values: { exercise: 'box', seconds: 64, at: now - 60_000, before: 6, after: 4 },
        writtenAt: { exercise: now, seconds: now, at: now, before: now, after: now },
        lost: [],
      },
    ],
    foodPlans: [
      { id: plan, planName: 'Heron weeks', eliminatedFoods: ['Heron soup'], startsOn, updatedAt: now - 60_000 },
    ],
    foodTests: [
      {
        ...{ id: id(80), planId: plan, foodName: 'Heron soup', foodCategory: 'other', zone: 'UTC', startsOn },
        ...{ endsOn: startsOn, testStatus: 'safe', finalRating: 'safe', notes: 'A still heron', completion: change },
        daysTested: 0,
      },
    ],
    customFoods: [
      {
        ...{ id: id(70), change: id(70), foodName: 'Heron soup', category: 'other' },
        ...{ notes: 'A heron', commonNames: ['Heron broth'] },
      },
      { id: id(71), change: id(65), isDeleted: true },
    ],
    foodLogs: [
      {
        ...{ plan, date: startsOn, symptomSeverity: 3, notes: 'A heron', consumedEliminatedFoods: ['Heron soup'] },
        changes: { symptomSeverity: change, notes: change, consumedEliminatedFoods: change },
      },
    ],
    bookmarks: [{ id: article, values: { title, at: now }, writtenAt: { title: now, at: now }, lost: [] }],
    readingProgress: [
      {
        id: article,
        values: { title, percent: 40, isStartHere: false, at: now },
        writtenAt: { title: now, percent: now, isStartHere: now, at: now },
        lost: [],
      },
    ],
    readingSettings: [{ id: 'articles', values: { theme: 'dark' }, writtenAt: { theme: now }, lost: [] }],
    parents: { sessions: [id(60)], plans: [{ id: plan, eliminatedFoods: ['Heron soup'] }] },
  }
}

const endpoint = {
  caller: 'user',
  needsProof: true,
  example: () => ({ body: { ...batchOf(400), ...entriesOf(Date.now()) } }),
  whileFailing: { table: 'refuses' },
} as const

export const fixture = {
  keys: { OlderDaysItem: [OlderDaysItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#OLDERDAYS'] },
  endpoints: { preview: endpoint, apply: endpoint },
  typicalEvent:
    ({ call }) =>
    (n) =>
      call('POST', 'import', batchOf(400 + n)),
} satisfies FixtureOf<typeof feature>
