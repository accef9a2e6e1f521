import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { line } from '../http/text.ts'
import { canBeMissing, operationOf, recordKind } from './kind.ts'
import { RECORD_KINDS } from './kinds.ts'

const Note = recordKind({
  kind: 'note',
  id: z.string(),
  fields: { text: line(20), isDone: z.exactOptional(z.boolean()) },
  stored: 'together',
  label: 'Notes',
  needs: ['text'],
})
const Operation = operationOf(Note)
const operation = (changes: object = {}) => ({
  ...{ device: 'phone000', n: 1, set: { text: 'Tea?' }, seen: {}, editedAt: 1_795_000_000_000, zone: 'UTC' },
  ...changes,
})
const isValid = (changes?: object) => Operation.safeParse(operation(changes)).success

describe('[REC-01] an edit of a record', () => {
  it.each([
    [{}],
    [{ set: { text: 'Tea?', isDone: null } }],
    [{ set: { ofANewerBuild: 3 } }],
    [{ set: {}, removes: true, seen: { text: ['phone000.1'], removed: ['phone000.2'] } }],
    [{ settles: [{ field: 'removed', write: 'phone000.2' }] }],
  ])('may be %j', (changes) => {
    expect(isValid(changes)).toBe(true)
  })

  it.each([
    ['a field with the name of something else', { set: { 'pain now': 3 } }],
    ['a field of all objects', { set: { constructor: 3 } }],
    ['a field of the prototype', JSON.parse('{"set":{"__proto__":{"text":"x"},"text":"x"}}') as object],
    ['a value that its field cannot have', { set: { text: 'x'.repeat(21) } }],
    ['nothing', { set: {} }],
    ['a change and a removal', { removes: true }],
    ['a removal of false', { set: {}, removes: false }],
    ['no value of a field that a record needs', { set: { text: null } }],
    ['a write that no device has', { seen: { text: ['phone'] } }],
    ['a number below 1', { n: 0 }],
    ['the version, which the service gives', { version: 3 }],
  ])('never has %s', (_, changes) => {
    expect(isValid(changes)).toBe(false)
  })
})

it.each(Object.values(RECORD_KINDS))(
  '[REC-01] of $kind, devices know which fields a record needs',
  ({ needs, fields }) => {
    const needed = Object.entries<z.ZodMiniType>(fields).filter(([, schema]) => !canBeMissing(schema))
    expect(needed.map(([field]) => field).toSorted()).toEqual([...needs].toSorted())
  },
)
