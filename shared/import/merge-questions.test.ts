import { expect, it } from 'vitest'
import { MAX_QUESTIONS } from '../reports/limits.ts'
import { mergeQuestions } from './merge-questions.ts'

const questions = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Question ${from + index}?`)

it('[PROF-03] [REPORT-01] questions of a file follow those that are here, each once', () => {
  const here = questions(1, 2)
  expect(mergeQuestions(here, questions(2, 2))).toEqual({
    questions: questions(1, 3),
    counts: { added: 1, changed: 0, same: 1 },
    refused: [],
  })
  expect(mergeQuestions(here, here).questions).toBe(here)
  expect(mergeQuestions([], ['Why?', 'Why?']).questions).toEqual(['Why?', 'Why?'])
})

it('[PROF-03] [REPORT-01] at most ten are kept, and the others are named', () => {
  expect(mergeQuestions(questions(1, 9), questions(10, 2))).toEqual({
    questions: questions(1, MAX_QUESTIONS),
    counts: { added: 1, changed: 0, same: 0 },
    refused: [{ what: 'Question 11?', reason: 'question-limit' }],
  })
  const full = questions(1, MAX_QUESTIONS)
  expect(mergeQuestions(full, ['Another?']).questions).toBe(full)
})
