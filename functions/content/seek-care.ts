/** When to seek care, in the same words in every article. Source: facts, when to seek care. */
const DIFFERENT =
  'If your symptoms look different from your usual pattern, it could be an infection, which needs a test. This app cannot tell.'

const LEVELS = [
  '- **Call 999 or go to A&E** if you cannot pee and your bladder is painfully full. Also if you feel numb between your legs, have new weakness in your legs, or lose control of your bowels. Also for a fever with shaking or confusion, if you feel very unwell, or if you bleed heavily or pass clots.',
  '- **Get help the same day** (your GP, or NHS 111) for blood in your pee with pain in your lower tummy. Also for fever, chills, pain in your side, pus, or new bladder symptoms in pregnancy. Also if you can pass almost no pee, even without pain.',
  '- **See a doctor soon** if you see blood in your pee at any time, even once and without pain.',
]

const MOOD =
  '- **If you think about ending your life**, please tell a person now. Samaritans answer day and night on 116 123. Call 999 if you are in danger.'

const section = (lines: readonly string[]) =>
  `## When to seek care\n\n${DIFFERENT}\n\n${lines.join('\n')}\n\nThese numbers are for the UK. Elsewhere, use your local ones.`

export const SEEK_CARE = section([...LEVELS, MOOD])

/** For an article about mood: the help for it comes first. */
export const SEEK_CARE_FOR_MOOD = section([MOOD, ...LEVELS])
