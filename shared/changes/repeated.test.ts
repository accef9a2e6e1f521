import { describe, expect, it } from 'vitest'
import { assertRepeated } from './repeated.ts'

describe('[SEC-25] a change with the id of a stored one', () => {
  const stored = { id: 'a', name: 'Heron', foods: ['Soy', 'Tea'], setByTheService: 1 }

  it('is the same change if it says the same, in any order of its fields', () => {
    expect(() => assertRepeated(stored, { foods: ['Soy', 'Tea'], name: 'Heron', id: 'a' })).not.toThrow()
  })

  it.each([
    { id: 'a', name: 'Crane' },
    { id: 'a', foods: ['Tea', 'Soy'] },
  ])('is refused if it says %j', (again) => {
    const errors = [{ pointer: '/body/id', detail: 'taken' }]
    expect(() => assertRepeated(stored, again)).toThrow(expect.objectContaining({ code: 'invalid-request', errors }))
  })
})
