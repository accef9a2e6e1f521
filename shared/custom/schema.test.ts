import { describe, expect, it } from 'vitest'
import { CustomItemEdit, CustomItemParams, NewCustomItem } from './schema.ts'

const attempt = 'heron1'
const parseName = (name: unknown) => NewCustomItem.safeParse({ name, attempt })

describe('[CUST-01] a name', () => {
  it.each([
    ['Burning feet', 'Burning feet'],
    ['  Burning feet\n', 'Burning feet'],
    ['x', 'x'],
    ['x'.repeat(60), 'x'.repeat(60)],
    [` ${'x'.repeat(60)} `, 'x'.repeat(60)],
    ['🌊'.repeat(60), '🌊'.repeat(60)],
  ])('%j is stored as %j', (name, stored) => {
    expect(parseName(name).data?.name).toBe(stored)
    expect(CustomItemEdit.safeParse({ name }).data?.name).toBe(stored)
  })

  it.each(['', ' ', '\n', 'x'.repeat(61), `${'🌊'.repeat(60)}x`, 'a\nb', 'a\0b', '\ud800', 5, null, undefined, ['x']])(
    '%j is refused',
    (name) => {
      expect(parseName(name).success).toBe(false)
      expect(CustomItemEdit.safeParse({ name }).success).toBe(false)
    },
  )
})

describe('a request', () => {
  it.each(['', 'heron', 'heron11', 'HERON1', 'heron#', 'heron.'])('[SEC-05] with the id %j is refused', (id) => {
    expect(NewCustomItem.safeParse({ name: 'x', attempt: id }).success).toBe(false)
    expect(CustomItemParams.safeParse({ kind: 'symptoms', id }).success).toBe(false)
  })

  it.each(['symptom', 'conditions', '__proto__'])('[SEC-03] with the kind %s is refused', (kind) => {
    expect(CustomItemParams.safeParse({ kind, id: attempt }).success).toBe(false)
  })

  it.each<[object, boolean]>([
    [{}, false],
    [{ place: 0 }, true],
    [{ place: 4, name: 'x' }, true],
    [{ place: 5 }, false],
    [{ place: -1 }, false],
    [{ place: 0.5 }, false],
    [{ active: false }, false],
  ])('[SEC-03] with the edit %j is accepted: %s', (edit, accepted) => {
    expect(CustomItemEdit.safeParse(edit).success).toBe(accepted)
  })
})
