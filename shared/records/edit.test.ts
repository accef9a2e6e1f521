import { expect, it } from 'vitest'
import { editOf, joinEdits, madeAgain, movedBy } from './edit.ts'
import { withWaitingEdits } from './waiting.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const made = { editedAt: NOW, zone: 'UTC' }
const edit = (set: object, more: object = {}) => ({ id: 'one', set, seen: {}, ...made, ...more })

it('[REC-01] an edit names what its screen showed of the fields that it changes, and a removal all of it', () => {
  const shown = { seen: { text: ['phone000.1'], order: ['phone000.2'] } }
  expect(editOf([{ id: 'one', set: { text: 'Why?' }, shown }], made)).toEqual(
    edit({ text: 'Why?' }, { seen: { text: ['phone000.1'] } }),
  )
  expect(editOf([{ id: 'one', removes: true, shown }], made)).toEqual(edit({}, { removes: true, seen: shown.seen }))
  expect(editOf([{ id: 'one', set: { text: 'Why?' } }], made)).toEqual(edit({ text: 'Why?' }))
})

it('[REC-01] edits of different records are never joined', () => {
  const unsent = { device: 'phone000', n: 1, ...edit({ text: 'Why?' }) }
  expect(joinEdits(unsent, edit({ order: 2 }))).toMatchObject({ id: 'one', set: { text: 'Why?', order: 2 } })
  expect(joinEdits(unsent, { ...edit({ order: 2 }), id: 'two' })).toBeUndefined()
  const again = edit({ text: 'Who?', order: 2 }, { seen: { text: ['phone000.1'], order: ['tablet00.1'] } })
  expect(joinEdits(unsent, again)?.seen).toEqual({ order: ['tablet00.1'] })
  const part = { id: 'two', set: { text: 'How?' }, seen: {} }
  expect(joinEdits(unsent, { ...edit({ order: 2 }), also: [part] })).toBeUndefined()
  expect(joinEdits({ ...unsent, also: [part] }, edit({ order: 2 }))).toBeUndefined()
})

it('[REC-01] changes that are saved together are one edit, which is shown and moved in time as a whole', () => {
  const [first, second] = [
    { id: 'one', set: { at: NOW } },
    { id: 'two', set: { at: NOW + 5 }, shown: { seen: { at: ['phone000.1'] } } },
  ] as const
  const both = editOf([first, second], made)
  expect(both).toEqual(edit({ at: NOW }, { also: [{ id: 'two', set: { at: NOW + 5 }, seen: { at: ['phone000.1'] } }] }))
  const shown = withWaitingEdits({}, [{ device: 'phone000', n: 2, ...both }], { needs: ['at'] })
  expect(Object.entries(shown).map(([id, { values }]) => [id, values])).toEqual([
    ['one', { at: NOW }],
    ['two', { at: NOW + 5 }],
  ])
  expect(movedBy(both, -9, 'at')).toMatchObject({ set: { at: NOW - 9 }, also: [{ set: { at: NOW - 4 } }] })
})

it('[REC-01] waiting edits add, change and remove what a device shows', () => {
  const known = {
    one: { values: { text: 'Why?' }, seen: {}, lost: [] },
    two: { values: { text: 'How?' }, seen: {}, lost: [] },
  }
  const waiting = [
    { device: 'phone000', n: 1, ...edit({ text: 'Who?' }) },
    { device: 'phone000', n: 2, ...edit({}, { removes: true as const }), id: 'two' },
    { device: 'phone000', n: 3, ...edit({ text: 'When?' }), id: 'three' },
    // Another device removed it.
    { device: 'phone000', n: 4, ...edit({ order: 2 }), id: 'four' },
  ]
  const shown = withWaitingEdits(known, waiting, { needs: ['text'] })
  expect(Object.entries(shown).map(([id, { values }]) => [id, values])).toEqual([
    ['one', { text: 'Who?' }],
    ['three', { text: 'When?' }],
  ])
})

it('[REC-03] an edit that is made again is of now, and what it tells of is not in the future', () => {
  const day = 86_400_000
  expect(madeAgain(edit({ at: NOW + 3 * day }, { editedAt: NOW + 3 * day }), NOW, 'at')).toEqual(edit({ at: NOW }))
  expect(madeAgain(edit({ at: NOW - day }, { editedAt: NOW - day }), NOW, 'at')).toEqual(edit({ at: NOW - day }))
  expect(madeAgain(edit({ text: 'Why?' }, { editedAt: 5 }), NOW, undefined)).toEqual(edit({ text: 'Why?' }))
})
