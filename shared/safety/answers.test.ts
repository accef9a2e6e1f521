import { expect, it } from 'vitest'
import { judgeAnswers } from './answers.ts'

it.each([
  [{}, { kind: 'unanswered', unanswered: ['fever', 'blood'] }],
  [{ fever: false }, { kind: 'unanswered', unanswered: ['blood'] }],
  [{ blood: true }, { kind: 'found', found: ['blood'] }],
  [
    { blood: true, fever: true },
    { kind: 'found', found: ['fever', 'blood'] },
  ],
  [{ blood: false, fever: false }, { kind: 'none' }],
])('[TRAIN-01] [FOOD-01] the answers %j to questions of safety lead to %j', (answers, result) => {
  expect(judgeAnswers(['fever', 'blood'], answers)).toEqual(result)
})
