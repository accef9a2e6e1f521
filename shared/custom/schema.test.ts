import { describe, expect, it } from 'vitest'
import { DefinitionEdit, NewDefinition, OneOfKind } from './schema.ts'

const attempt = 'heron1'
const named = (name: unknown) => NewDefinition.safeParse({ name, attempt })

describe('[CUST-01] a name', () => {
  it.each([
    ['Burning feet', 'Burning feet'],
    ['  Burning feet\n', 'Burning feet'],
    ['x', 'x'],
    ['x'.repeat(60), 'x'.repeat(60)],
    [` ${'x'.repeat(60)} `, 'x'.repeat(60)],
    ['🌊'.repeat(60), '🌊'.repeat(60)],
  ])('%j is kept as %j', (name, kept) => {
    expect(named(name).data?.name).toBe(kept)
    expect(DefinitionEdit.safeParse({ name }).data?.name).toBe(kept)
  })

  it.each(['', ' ', '\n', 'x'.repeat(61), `${'🌊'.repeat(60)}x`, 'a\nb', 'a\0b', '\ud800', 5, null, undefined, ['x']])(
    '%j is refused',
    (name) => {
      expect(named(name).success).toBe(false)
      expect(DefinitionEdit.safeParse({ name }).success).toBe(false)
    },
  )
})

describe('what is sent', () => {
  it.each(['', 'heron', 'heron11', 'HERON1', 'heron#', 'heron.'])('[SEC-05] names nothing by the id %j', (id) => {
    expect(NewDefinition.safeParse({ name: 'x', attempt: id }).success).toBe(false)
    expect(OneOfKind.safeParse({ kind: 'symptoms', id }).success).toBe(false)
  })

  it.each(['symptom', 'conditions', '__proto__'])('[SEC-03] names no kind like %s', (kind) => {
    expect(OneOfKind.safeParse({ kind, id: attempt }).success).toBe(false)
  })

  it.each<[object, boolean]>([
    [{}, false],
    [{ place: 0 }, true],
    [{ place: 4, name: 'x' }, true],
    [{ place: 5 }, false],
    [{ place: -1 }, false],
    [{ place: 0.5 }, false],
    [{ active: false }, false],
  ])('[SEC-03] changes one by %j: %s', (edit, taken) => {
    expect(DefinitionEdit.safeParse(edit).success).toBe(taken)
  })
})
