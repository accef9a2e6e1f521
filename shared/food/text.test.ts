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
    expect(text.suggested('trigger', false)).toBe('Worse once: repeat the test before you give this food up.')
    expect(text.suggested('caution', false)).toBe(text.suggested('trigger', false))
    expect(text.suggested('safe', false)).toMatch(/^Not worse this time/)
    for (const kind of ['trigger', 'caution', 'safe'] as const) expect(text.suggested(kind, true)).toMatch(/two tests/)
  })

  it('that says nothing is worth another one', () => {
    expect(text.statuses.unclear).toMatch(/another test later/)
    expect(text.suggested('unclear', true)).toMatch(/again later/)
  })
})
