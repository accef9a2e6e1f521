import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { AUDIO_CATEGORIES } from '../../../shared/audio/kinds.ts'
import { ManagedRecording } from '../../../shared/audio/schema.ts'
import { useOwnTable } from '../../../tests/fixtures/setup/own-table.ts'
import { table, tableName } from '../../table/client.ts'
import { findItem } from '../../table/find-item.ts'
import { RecordingItem } from '../../table/items/recordings.ts'
import { type Recipe, secondsOf } from './recipe.ts'
import { RECIPES } from './recordings.ts'
import { fileName, recipeSeconds } from './sound-file.ts'
import { cuesOf, revisionOf, toRecording } from './to-recording.ts'

await useOwnTable()
const { deliverRecording, deliverRecordings, findDeliveredRevisions } = await import('./deliver.ts')

const rows = RECIPES.map((recipe, index) => [recipe.name, recipe, toRecording(recipe, index)] as const)

describe.each(rows)('the recording %s', (_, recipe, recording) => {
  it('[AUDIO-01] satisfies the schema of the library', () => {
    expect(ManagedRecording.parse(recording)).toEqual(recording)
  })

  it('[AUDIO-01] has a sentence for each step, from the second at which the step begins', () => {
    const cues = cuesOf(recipe)
    expect(cues.map(({ text }) => text)).toEqual(recipe.steps.map(({ cue }) => cue))
    for (const [index, step] of recipe.steps.entries())
      expect((cues[index + 1]?.at ?? recording.seconds) - (cues[index]?.at ?? 0)).toBeCloseTo(secondsOf(step), 9)
  })

  it('[AUDIO-01] says first when to stop, holds no breath, and breathes out longer than in', () => {
    expect(recipe.steps[0]?.cue).toContain('Stop if you feel dizzy or short of breath, or if pain rises.')
    const timings = recipe.steps.flatMap((step) => (step.sound === 'breaths' ? [[step.inS, step.outS]] : []))
    expect(timings).toEqual(timings.map(() => [4, 6]))
  })

  it('[AUDIO-01] promises nothing, and gives time to read each sentence', () => {
    for (const step of recipe.steps) {
      expect(step.cue).not.toMatch(/!|\bcures?\b|will help|must\b/i)
      expect(secondsOf(step)).toBeGreaterThanOrEqual(step.cue.split(' ').length / 3)
    }
  })
})

const breathsIn = (name: string) =>
  RECIPES.find((each) => each.name === name)?.steps.reduce(
    (sum, step) => sum + (step.sound === 'breaths' ? step.count : 0),
    0,
  )

it.each([
  ['in-4-out-6', 30],
  ['pelvic-drop', 10],
  ['supported-rest', 20],
])('[AUDIO-01] %s has %d breaths, as the clinical facts say', (name, breaths) => {
  expect(breathsIn(name)).toBe(breaths)
})

it.each([
  ['settling-before-sleep', 600],
  ['three-quiet-minutes', 180],
])('[AUDIO-01] %s is %d s long', (name, seconds) => {
  const recipe = RECIPES.find((each) => each.name === name)
  expect(recipe && recipeSeconds(recipe)).toBe(seconds)
})

it('[AUDIO-01] the library has every category, and each name, title and file once', () => {
  expect(new Set(RECIPES.map(({ category }) => category))).toEqual(new Set(AUDIO_CATEGORIES))
  for (const of of [({ name }: Recipe) => name, ({ title }: Recipe) => title, fileName])
    expect(new Set(RECIPES.map(of)).size).toBe(RECIPES.length)
})

it('[AUDIO-01] another sound has another file name, other words have not', () => {
  const [recipe] = RECIPES
  if (!recipe) throw new Error('No recipe')
  const [first, ...others] = recipe.steps
  const changed = (step: object) =>
    fileName({ ...recipe, steps: [{ ...first, ...step } as typeof first & {}, ...others] })
  expect(changed({ cue: 'Other words' })).toBe(fileName(recipe))
  expect(changed({ seconds: 11 })).not.toBe(fileName(recipe))
})

describe('the delivery', () => {
  const at = async ({ id }: Pick<ManagedRecording, 'id'>) => {
    const item = await findItem(RecordingItem.key({ id }))
    return item && RecordingItem.parse(item)
  }
  let count = 0
  const newRecording = () => {
    const [, recipe] = rows[0] ?? []
    if (!recipe) throw new Error('No recipe')
    const name = `heron-${count++}`
    return { name, recording: toRecording({ ...recipe, name }, 0) }
  }
  const put = (item: ManagedRecording) =>
    table.send(new PutCommand({ TableName: tableName(), Item: { ...RecordingItem.key(item), ...item } }))

  it('[AUDIO-01] brings every recording once, also by two runs at a time', async () => {
    await Promise.all([deliverRecordings(), deliverRecordings()])
    for (const [, , recording] of rows) expect(await at(recording)).toEqual(recording)
    expect([...(await findDeliveredRevisions()).keys()]).toEqual(
      expect.arrayContaining(RECIPES.map(({ name }) => name)),
    )
  })

  it('[AUDIO-01] brings a new revision of an unchanged recording', async () => {
    const { name, recording } = newRecording()
    expect(await deliverRecording(name, recording, undefined)).toBe(true)
    const newer = { ...recording, title: 'Heron, again' }
    expect(await deliverRecording(name, newer, revisionOf(recording))).toBe(true)
    expect(await at(recording)).toEqual(newer)
    expect((await findDeliveredRevisions()).get(name)).toBe(revisionOf(newer))
  })

  it('[AUDIO-01] leaves a recording as an editor changed it', async () => {
    const { name, recording } = newRecording()
    await deliverRecording(name, recording, undefined)
    const edited = { ...recording, title: 'By an editor', version: 2 }
    await put(edited)
    const newer = { ...recording, title: 'Heron, again' }
    expect(await deliverRecording(name, newer, revisionOf(recording))).toBe(false)
    expect(await at(recording)).toEqual(edited)
    // It counts as delivered, so that it is not tried again every day.
    expect((await findDeliveredRevisions()).get(name)).toBe(revisionOf(newer))
  })

  it('[AUDIO-01] does not bring back a recording that an editor deleted', async () => {
    const { name, recording } = newRecording()
    await deliverRecording(name, recording, undefined)
    await table.send(new DeleteCommand({ TableName: tableName(), Key: RecordingItem.key(recording) }))
    const newer = { ...recording, title: 'Heron, again' }
    expect(await deliverRecording(name, newer, revisionOf(recording))).toBe(false)
    expect(await at(recording)).toBeUndefined()
  })

  it('[AUDIO-01] does nothing twice for one revision', async () => {
    const { name, recording } = newRecording()
    await deliverRecording(name, recording, undefined)
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: RecordingItem.key(recording),
        UpdateExpression: 'set title = :title',
        ExpressionAttributeValues: { ':title': 'Between' },
      }),
    )
    // A concurrent run that has read the marks before this delivery.
    expect(await deliverRecording(name, recording, undefined)).toBe(true)
    expect((await at(recording))?.title).toBe('Between')
  })
})
