import { describe, expect, it } from 'vitest'
import { ACTION_TYPES } from './schema.ts'
import { judgeStopSigns, STOP_SIGNS } from './stop-signs.ts'
import { text } from './text.ts'

/** Every text, those of functions with an example. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') return [part({ met: 1, of: 3, trained: 1, pain: 1, painBefore: 1 }, 1)]
  return Object.values(part as object).flatMap(wordsIn)
}

const ILLNESS = /infection|cystitis|overactive|retention|prolapse|cancer|tumou?r|syndrome|disorder|disease/i

describe('[TRAIN-02] the words', () => {
  it('never call going early, a leak or anything else a failure', () => {
    const all = wordsIn(text)
    expect(all.length).toBeGreaterThan(30)
    for (const words of all) expect(words).not.toMatch(/fail|miss(?:ed)?\b|wrong|bad|streak/i)
  })

  it('ask about signs, and state neither what the user has nor where it comes from', () => {
    const sentences = wordsIn(text).flatMap((words) => words.split(/(?<=[.?!])\s/))
    const statements = sentences.filter((sentence) => !/\?$|^If /.test(sentence))
    expect(statements.length).toBeGreaterThan(30)
    for (const statement of statements) {
      expect(statement).not.toMatch(
        /\byou(?:'ve| have| suffer| are suffering)\b|\bdiagnos|\bcaused? by\b|\bbecause of\b|\ba sign of\b/i,
      )
    }
    for (const statement of statements.filter((each) => ILLNESS.test(each)))
      expect(statement).toMatch(/\bcould be\b.*\btest\b/)
  })

  it('name each action', () => {
    expect(ACTION_TYPES.map((action) => text.actions[action])).toEqual([
      'On time',
      'Held a little longer',
      'A leak',
      'Went early',
    ])
  })

  it('tell progress with its n', () => {
    expect(text.successRate({ met: 7, of: 10 })).toBe('7 of 10 on time or later')
    expect(text.firstInterval.advice(80, 3)).toContain('80 minutes would fit what you logged (3 days)')
    expect(text.firstInterval.notEnough(2)).toMatch(/^Not enough data yet\. Log .* on 1 more day,/)
    expect(text.firstInterval.notEnough(1)).toContain('on 2 more days,')
    expect(text.pace.notEnough({ trained: 4, pain: 2, painBefore: 1 })).toContain('4 of 5 days')
  })
})

describe('[TRAIN-01] before the first session', () => {
  it('each sign to stop has a question, and a sentence that leads to a person', () => {
    for (const sign of STOP_SIGNS) {
      expect(text.stopSigns[sign].question).toMatch(/\?$/)
      expect(text.stopSigns[sign].answer).toMatch(/doctor|nurse|midwife/)
    }
  })

  it.each(STOP_SIGNS)('%s alone stops it', (sign) => {
    const answers = Object.fromEntries(STOP_SIGNS.map((each) => [each, each === sign]))
    expect(judgeStopSigns(answers)).toEqual({ kind: 'found', found: [sign] })
  })

  it('a no to every question lets it begin, and a missing answer does not', () => {
    expect(judgeStopSigns(Object.fromEntries(STOP_SIGNS.map((sign) => [sign, false])))).toEqual({ kind: 'none' })
    expect(judgeStopSigns({ redFlags: false }).kind).toBe('unanswered')
  })
})
