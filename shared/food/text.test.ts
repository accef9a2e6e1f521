import { describe, expect, it } from 'vitest'
import { judgeWarnings, WARNINGS } from './plan/warnings.ts'
import { text } from './text.ts'

describe('[FOOD-01] before a plan', () => {
  it('each warning has a question, and a sentence that leads to a person', () => {
    for (const warning of WARNINGS) {
      expect(text.warnings[warning].question).toMatch(/\?$/)
      expect(text.warnings[warning].answer).toMatch(/doctor|dietitian|midwife/)
    }
  })

  it.each(WARNINGS)('%s alone leads to its sentence', (warning) => {
    const answers = Object.fromEntries(WARNINGS.map((each) => [each, each === warning]))
    expect(judgeWarnings(answers)).toEqual({ kind: 'found', found: [warning] })
  })

  it('a no to every question lets it begin, and a missing answer does not', () => {
    expect(judgeWarnings(Object.fromEntries(WARNINGS.map((each) => [each, false])))).toEqual({ kind: 'none' })
    expect(judgeWarnings({ allergy: false }).kind).toBe('unanswered')
  })
})

describe('[FOOD-02] what was eaten', () => {
  it.each([
    [undefined, 'Not logged'],
    [{}, 'Not logged'],
    [{ consumedEliminatedFoods: [] }, 'Ate none of these'],
    [{ consumedEliminatedFoods: ['Coffee', '=cmd'] }, 'Coffee, =cmd'],
  ])('on a day with %j is told as "%s"', (log, words) => {
    expect(text.eaten(log)).toBe(words)
  })
})

describe('[FOOD-03] a test', () => {
  it('is told by its worst day, with n', () => {
    expect(text.worstDay({ worst: 7, n: 3 })).toBe('worst day 7 of 10 (n\u00A0=\u00A03)')
    expect(text.worstDay({ n: 0 })).toBe('Not enough data yet')
  })

  it('says more than once only with a second one that agrees', () => {
    const none = { of: 0, worse: 0, safe: 0 }
    const worseOnce = 'Worse once: repeat the test before you give this food up.'
    expect(text.suggested('trigger', none)).toBe(worseOnce)
    expect(text.suggested('caution', { of: 2, worse: 0, safe: 2 })).toBe(worseOnce)
    expect(text.suggested('safe', none)).toMatch(/^Not clearly worse this time. Once may be chance/)
    expect(text.suggested('safe', { of: 1, worse: 1, safe: 0 })).toBe(text.suggested('safe', none))
  })

  it.each([
    [
      'trigger',
      { worse: 2, safe: 0 },
      'Worse this time. You rated 2 of 3 earlier tests caution or trigger. It may be a trigger for you.',
    ],
    [
      'caution',
      { worse: 2, safe: 1 },
      'Worse this time, from the third day on. You rated 2 of 3 earlier tests caution or trigger. So the tests do not agree yet.',
    ],
    [
      'safe',
      { worse: 0, safe: 1 },
      'Not clearly worse this time. You rated 1 of 3 earlier tests safe. It may be fine for you.',
    ],
    [
      'safe',
      { worse: 2, safe: 1 },
      'Not clearly worse this time. You rated 1 of 3 earlier tests safe. So the tests do not agree yet.',
    ],
  ] as const)('that ends as %s after %j says how many before it agree', (kind, ratings, words) => {
    expect(text.suggested(kind, { of: 3, ...ratings })).toBe(words)
    expect(text.suggested(kind, { of: 1, worse: 1, safe: 1 })).toContain('1 of 1 earlier test ')
  })

  it('that says nothing is worth another one', () => {
    expect(text.statuses.unclear).toMatch(/another test later/)
    expect(text.suggested('unclear', { of: 1, worse: 1, safe: 0 })).toMatch(/again later/)
  })
})
