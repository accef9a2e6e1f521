import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const nights: BundledArticle = {
  name: 'nights',
  title: 'Sleeping When Your Bladder Wakes You',
  summary:
    'Getting up at night to pee is called nocturia. How to make it rarer, safer and shorter, and what to tell your doctor.',
  category: 'Sleep',
  sectionId: 'stress-sleep',
  tags: ['sleep', 'rest', 'bladder', 'water', 'fatigue'],
  writtenAt: '2026-11-20T09:09:00Z',
  toConfirm: [
    'Signs of a clot in the leg or lung, and how soon to get help.',
    'That nocturia has causes beside IC (much urine at night, sleep apnoea, diabetes, heart, medicines) which a doctor should look for.',
    'Legs up in the afternoon for swollen ankles.',
  ],
  content: `## In short

- Nocturia means waking at night to pee. It has many causes, and some are easy to treat.
- Drink steadily by day and less in the last two hours.
- Make the way to the toilet safe, dim and short.
- If you pee large amounts at night, tell your doctor.

## First find out why

There are two kinds of nights. In one, you wake often and pee a little. That may be the bladder asking early, as it often does with IC, or not emptying well. In the other, you wake and pee a lot each time. Then your body may make too much urine at night. The two need different help.

To find out, measure for three days and nights. Use a jug, and write down when and how much. Count from the time you fall asleep until you get up. The first pee in the morning does not count as a night visit. But do measure it. If you could not measure once, leave the number out. A gap is better than a guess.

Show the record to your doctor. Large amounts at night can come from drinks in the evening, from swollen legs, from sleep apnoea (pauses in breathing while you sleep), from diabetes, or from heart or kidney conditions. Some medicines do it as well.

## In the evening

- Drink most of your fluids before the evening. In the last two hours, take only small sips.
- Leave coffee, tea and alcohol out late in the day.
- If your ankles swell, put your legs up in the afternoon, so that the water leaves before bed. Tell your doctor about the swelling. If only one leg swells or hurts, get help the same day. Call 999 if you are short of breath.
- If you take water tablets, ask when best to take them. Do not change the time yourself.
- Soups, melon and late fruit contain much water, too.
- Pee before bed, sitting, without hurry. If you like, stand up, wait a minute and sit again.
- Spend five minutes with a slow out-breath and the pelvic floor soft.

## The way to the toilet

Falls come easily in the dark and in a hurry. So make it easy:

- a dim, warm light on the way; bright light wakes you up
- a clear floor, no rugs, slippers that hold
- a rail, or a chair by the bed if the way is far
- clothes that open quickly
- your phone stays where it is

When you wake, sit on the edge of the bed for a few breaths. Is it really the bladder? Sometimes it is a noise or a dream. If you do not need to pee, lie down again. If you need to, go. Night is no time to train.

## Back to sleep

Keep warm on the way. Do not look at the clock, because counting hours keeps you awake. Lie down, and let your out-breath be longer than your in-breath. If you lie awake and get cross, get up. Sit in low light with something dull until you are sleepy. Then try again.

Pain at night feels larger, and you are alone with it. If it is high, open [the flare kit](/flare-kit). It asks nothing of you.

## By day

Get up at about the same time, also after a bad night. Get light in the morning. A short nap before three o'clock is fine for many people. A long one steals from the night. Your bed is for sleep and closeness, not for the tax return.

## What doctors can do

Besides looking for a cause, they can change the time of a medicine, treat pain at night, or offer a tablet that makes less urine at night. That one is not safe for all people and needs blood tests. Ask what fits you.

Be patient. A change can take two or three weeks to show. Count the nights of a week and not one night. From three visits down to two is a real gain.

${SEEK_CARE}

${sourcesOf('nocturia', 'torbay', 'sleep', 'nhs')}
`,
}
