import { describe, expect, it } from 'vitest'
import { reportsApi } from '../../shared/reports/api.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { exportPages, sectionOf } from '../../tests/fixtures/data/diary-file.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const read = ({ cookie }: TestUser) => invoke(handler, reportsApi.readQuestions, { cookie })
const save = ({ cookie }: TestUser, questions: unknown) =>
  invoke(handler, reportsApi.saveQuestions, { cookie, body: { questions } })

const TEN = Array.from({ length: 10 }, (_, index) => `Question ${index}`)

describe('[REPORT-01] the questions for a visit', () => {
  it('of a new user are none', async () => {
    expect((await read(await newSignedInUser())).body).toEqual({ questions: [] })
  })

  it.each([[[]], [['Why?']], [TEN], [['=1+1', 'Czy to jest Łódź?', 'שלום', '🤔'.repeat(200)]]])(
    'are kept as they were typed, in their order: %j',
    async (questions) => {
      const ada = await newSignedInUser()
      await save(ada, ['Something else'])
      expect((await save(ada, questions)).body).toEqual({ questions })
      expect((await read(ada)).body).toEqual({ questions })
      expect((await itemsOf(ada))['QUESTIONS']?.['questions']).toEqual(questions)
    },
  )

  it.each([
    [[...TEN, 'one too many'], '/body/questions'],
    [['x'.repeat(201)], '/body/questions/0'],
    [['Why?', ''], '/body/questions/1'],
    [['two\nlines'], '/body/questions/0'],
    ['Why?', '/body/questions'],
    [undefined, '/body/questions'],
  ])('%j are refused at %s, and change nothing', async (questions, pointer) => {
    const ada = await newSignedInUser()
    await save(ada, ['Why?'])
    const { status, problem } = await save(ada, questions)
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(pointer)
    expect((await read(ada)).body).toEqual({ questions: ['Why?'] })
  })

  it('are free, and belong to one user', async () => {
    const [theo, mia] = [await newSignedInUser({ createdDaysAgo: 400 }), await newSignedInUser()]
    await save(theo, ['Why?'])
    expect((await read(theo)).body).toEqual({ questions: ['Why?'] })
    expect((await read(mia)).body).toEqual({ questions: [] })
  })

  it('[SEC-30] can be read without consent, and are not stored without it', async () => {
    const ada = await newSignedInUser()
    await save(ada, ['Why?'])
    await changeProfile(ada, 'consent', undefined)
    expect((await save(ada, ['How?'])).status).toBe(403)
    expect((await read(ada)).body).toEqual({ questions: ['Why?'] })
  })

  it('[SEC-29] are in the export', async () => {
    const ada = await newSignedInUser()
    await save(ada, ['Why?'])
    expect(sectionOf(await exportPages(ada), 'questionsForVisit')).toEqual([{ questions: ['Why?'] }])
  })

  it('cost two reads', async () => {
    const ada = await newSignedInUser()
    await save(ada, TEN)
    const cost = await measureCapacity(() => read(ada))
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(3)
  })
})
