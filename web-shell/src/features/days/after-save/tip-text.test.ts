import { expect, it } from 'vitest'
import { PATTERN_TIPS } from '../../../../../shared/days/flare/pattern-tips.ts'
import { wordsOfPattern } from './tip-text.ts'

const evidence = { hard: { days: 3, of: 4 }, other: { days: 2, of: 6 } }

it.each(PATTERN_TIPS.filter((tip) => tip !== 'calm-days'))(
  '[TIP-01] the tip %s says both fractions, and that it may be chance',
  (tip) => {
    const { text } = wordsOfPattern({ tip, evidence })
    expect(text).toMatch(/on 3 of 4 [\w ]+, and on 2 of 6 others\. It may be chance/)
  },
)
