import { expect, test } from 'vitest'
import type { AnyKinds } from '../../../early/operation-kind.ts'
import type { SetAsideEdit } from '../../../first/data/queue-view.ts'
import { SentLate } from './sent-late.ts'

const sent = (targets: readonly string[]) => `${targets.join(', ')} is sent.`
const kinds = { day: { words: { sent } }, food: { words: { sent } } } as unknown as AnyKinds

test('[RELY-03] what was sent late is said once for each kind, unless something of the kind is set aside', () => {
  const late = new SentLate()
  const addAll = () => {
    late.add({ kind: 'day', target: '2026-11-20' })
    late.add({ kind: 'food', target: 'foods' })
    late.add({ kind: 'food', target: 'food' })
  }
  addAll()
  expect(late.takeSentences(kinds)).toEqual(['2026-11-20 is sent.', 'food, foods is sent.'])
  expect(late.takeSentences(kinds)).toEqual([])
  addAll()
  expect(late.takeSentences(kinds, [{ kind: 'food' } as SetAsideEdit])).toEqual(['2026-11-20 is sent.'])
  expect(late.takeSentences(kinds)).toEqual([])
})
