import { describe, expect, it } from 'vitest'
import { MAX_QUESTIONS } from '../../shared/reports/limits.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { newEdit, newQuestion, readRecords, type SentEdit, saveRecord } from '../../tests/fixtures/data/records.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'

const save = (user: TestUser, edit: SentEdit) => saveRecord(user, 'save-questions', edit)
type Read = Record<string, { values: { text: string }; lost: object[]; seen: SentEdit['seen'] }>
const seenIn = (records: Read, id: string) => records[id]?.seen ?? {}
const read = async (user: TestUser): Promise<Read> => readRecords(user, 'questions')
const texts = async (user: TestUser) => Object.values(await read(user)).map(({ values }) => values.text)
const seenBy = ({ device, n, set }: SentEdit) =>
  Object.fromEntries(Object.keys(set).map((field) => [field, [`${device}.${n}`]]))

describe('[REPORT-01] the questions for a visit', () => {
  it('of a new user are none', async () => {
    expect(await read(await newSignedInUser())).toEqual({})
  })

  it('[REC-01] that two devices save at the same time are all kept', async () => {
    const ada = await newSignedInUser()
    const edits = ['Why?', 'Since when?', 'How long?', 'Æ 🌊?'].map((text) => newQuestion(text))
    const replies = await Promise.all(edits.map((edit) => save(ada, edit)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(await texts(ada))).toEqual(new Set(edits.map(({ set }) => set['text'])))
  })

  it('[REC-01] that two devices change keep both texts, and a choice ends that', async () => {
    const ada = await newSignedInUser()
    const first = newQuestion('Why?')
    await save(ada, first)
    const seen = seenBy(first)
    const phone = newEdit({ id: first.id, set: { text: 'Why me?' }, seen, editedAt: Date.now() - 10 })
    const tablet = newEdit({ id: first.id, set: { text: 'Why at night?' }, seen })
    for (const edit of [tablet, phone]) expect((await save(ada, edit)).status).toBe(200)
    expect((await read(ada))[first.id]).toMatchObject({
      values: { text: 'Why at night?' },
      lost: [{ field: 'text', value: 'Why me?', write: `${phone.device}.1` }],
    })
    const settles = [{ field: 'text', write: `${phone.device}.1` }]
    await save(ada, newEdit({ id: first.id, set: { text: 'Why me?' }, seen: seenBy(tablet), settles }))
    expect((await read(ada))[first.id]).toMatchObject({ values: { text: 'Why me?' }, lost: [] })
  })

  it('[REC-01] of one edit are all saved, by one write, or none', async () => {
    const ada = await newSignedInUser()
    const [first, second] = [newQuestion('Why?'), newQuestion('How long?', 2)]
    const both = { ...first, also: [{ id: second.id, set: second.set, seen: {} }] }
    const cost = await measureCapacity(() => save(ada, both))
    expect(cost, COST_TODO).toMatchObject({ writeUnits: 1 })
    const stored = await itemsOf(ada)
    expect(new Set(await texts(ada))).toEqual(new Set(['Why?', 'How long?']))
    const part = { id: second.id, set: { text: 'How far?' }, seen: {} }
    const wrong = async (also: object[]) => {
      const { status, problem } = await save(ada, newEdit({ id: first.id, set: { text: 'Who?' }, also } as never))
      return [status, problem.errors?.[0]?.pointer]
    }
    expect(await wrong([part, part])).toEqual([400, '/body/also/1/id'])
    expect(await wrong([{ ...part, id: first.id }])).toEqual([400, '/body/also/0/id'])
    expect(await wrong([part, { ...part, id: 'newone00', set: { text: '' } }])).toEqual([400, '/body/also/1/set/text'])
    expect(await wrong([{ ...part, set: { removed: true } }])).toEqual([400, '/body/also/0/set/removed'])
    expect(await wrong([{ ...part, set: { colour: 'blue' } }])).toEqual([409, '/body/also/0/set/colour'])
    expect(await wrong([{ id: 'newone00', set: { order: 3 }, seen: {} }])).toEqual([422, '/body/also/0/set/text'])
    expect(await wrong(Array.from({ length: 25 }, (_, n) => ({ ...part, id: `${10_000_000 + n}` })))).toEqual([
      400,
      '/body/also',
    ])
    expect(await itemsOf(ada)).toEqual(stored)
  })

  it('[REC-02] that are replaced in one edit need no room beside the former ones', async () => {
    const ada = await newSignedInUser()
    const all = Array.from({ length: MAX_QUESTIONS }, (_, n) => newQuestion(`Question ${n}?`, n))
    for (const edit of all) await save(ada, edit)
    const records = await read(ada)
    const gone = all.map(({ id }) => ({ id, set: {}, removes: true as const, seen: seenIn(records, id) }))
    const [first, ...others] = Array.from({ length: MAX_QUESTIONS }, (_, n) => newQuestion(`Another ${n}?`, n))
    const also = [...gone, ...others.map(({ id, set, seen }) => ({ id, set, seen }))]
    expect((await save(ada, { ...(first as SentEdit), also })).status).toBe(200)
    expect(await texts(ada)).toHaveLength(MAX_QUESTIONS)
  })

  it('[REC-01] in another order keep no order that lost', async () => {
    const ada = await newSignedInUser()
    const first = newQuestion('Why?')
    await save(ada, first)
    for (const order of [5, 7]) await save(ada, newEdit({ id: first.id, set: { order }, seen: seenBy(first) }))
    expect((await read(ada))[first.id]?.lost).toEqual([])
  })

  it('[REC-02] are at most ten, also when fifty arrive at once; one that was removed has room again', async () => {
    const ada = await newSignedInUser()
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => save(ada, newQuestion(`Question ${n}?`))))
    const accepted = replies.filter(({ status }) => status === 200).length
    expect(await texts(ada)).toHaveLength(accepted)
    for (let left = MAX_QUESTIONS - accepted; left > 0; left--) await save(ada, newQuestion('Another one?'))
    const [id = ''] = Object.keys(await read(ada))
    const { problem, status } = await save(ada, newQuestion('One too many?'))
    expect([status, problem.type]).toEqual([422, '/problems/question-limit-reached'])
    const { seen } = (await readRecords(ada, 'questions'))[id]
    await save(ada, newEdit({ id, removes: true, seen }))
    expect((await save(ada, newQuestion('Now there is room?'))).status).toBe(200)
    // What comes back may be one too many.
    const returned = newEdit({ id, set: { text: 'Back again?' } })
    expect((await save(ada, returned)).status).toBe(200)
    expect(await texts(ada)).toHaveLength(MAX_QUESTIONS + 1)
  })

  it.each([
    [{ text: 'x'.repeat(201) }, '/body/set/text'],
    [{ text: '' }, '/body/set/text'],
    [{ text: 'two\nlines' }, '/body/set/text'],
    [{ text: null }, '/body/set/text'],
    [{ order: 'first' }, '/body/set/order'],
  ])('%j are refused at %s, and change nothing', async (set, pointer) => {
    const ada = await newSignedInUser()
    const before = await itemsOf(ada)
    const edit = newQuestion('Why?')
    const { status, problem } = await save(ada, { ...edit, set: { ...edit.set, ...set } })
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, pointer])
    expect(await itemsOf(ada)).toEqual(before)
  })

  it('without a text are refused for good, and those of a newer build later', async () => {
    const ada = await newSignedInUser()
    const { id } = newQuestion('Why?')
    const codeOf = async (set: object) => (await save(ada, newEdit({ id, set }))).problem.type
    expect(await codeOf({ order: 1 })).toBe('/problems/record-gone')
    expect(await codeOf({ text: 'Why?', order: 1, colour: 'blue' })).toBe('/problems/unknown-field')
    expect(await texts(ada)).toEqual([])
  })

  it('[SEC-02] [SEC-30] are the own ones, need consent to be saved, and none to be read', async () => {
    const [theo, mia] = [await newSignedInUser(), await newSignedInUser()]
    await save(theo, newQuestion('Why?'))
    expect(await read(mia)).toEqual({})
    await changeProfile(theo, 'consent', undefined)
    expect((await save(theo, newQuestion('And now?'))).status).toBe(403)
    expect(await texts(theo)).toEqual(['Why?'])
  })

  it('[PERF-01] cost one write, and a read of those that are there', async () => {
    const ada = await newSignedInUser()
    await save(ada, newQuestion('Why?'))
    const cost = await measureCapacity(() => save(ada, newQuestion('Since when?')))
    expect(cost, COST_TODO).toMatchObject({ calls: 3, writeUnits: 1 })
  })
})
