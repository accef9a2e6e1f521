import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const movingGently: BundledArticle = {
  name: 'moving-gently',
  title: 'Moving Gently with a Sore Bladder',
  summary:
    'Movement can ease pain, sleep and mood. How to find a kind that your bladder accepts, and build it up slowly.',
  category: 'Pelvic Floor',
  sectionId: 'pelvic-floor',
  tags: ['exercise', 'movement', 'pelvic', 'energy', 'flare'],
  writtenAt: '2026-11-20T09:15:00Z',
  toConfirm: [
    'Pain in the chest during exercise: 999.',
    'Which kinds of exercise are often hard with IC (jumping, heavy lifting, hard sit-ups, long cycling): general experience, not a study.',
  ],
  content: `## In short

- Begin with less than you can, and stop before it hurts.
- Walking, gentle stretching and warm water suit many people.
- Jumping, heavy lifting, hard sit-ups and long cycling are harder for many.
- On a flare day, rest is a plan too.

## Why move at all

Pain makes you sit still. Sitting still makes muscles stiff, bowels slow, sleep light and mood low. Each of these can turn bladder pain up. So a little movement, often, may help in several ways at once. It does not have to look like sport.

Exercise can also make symptoms worse, most of all when it comes suddenly or shakes the pelvis. Both are true. The art is to find your kind and your dose.

## Kinds that many people find easy

- **Walking**, on soft ground, with a toilet on the way.
- **Gentle stretching** for hips, back and inner thighs.
- **Slow yoga**, without holding the breath and without pulling the tummy in.
- **Warm water.** Some people love it. Chlorine bothers others. Rinse and change out of wet things soon.
- **Exercise on a chair**, for days when standing is too much.
- **Dancing in the kitchen** for one song.

## Kinds to be careful with

- running and jumping
- heavy weights, most of all if you hold your breath
- hard sit-ups and planks, which press down on the bladder
- long bike rides on a narrow saddle
- any class that tells you to "squeeze and hold" the pelvic floor

None of this is forbidden for ever. Some people with IC run. Ask a pelvic health physiotherapist how to come back to what you love.

## Find your dose

1. Choose one kind.
2. Do half of what you think you can. If you could walk for twenty minutes, walk for ten.
3. Do it three times in a week, and note in [the log](/log) how you feel that evening and the next day.
4. If the next day is no worse, add one or two minutes next week.
5. If it is clearly worse, go back to half.

Good days are tempting. You feel well and do everything, and then pay for three days. A steady small amount takes you further than a brave Saturday.

## Before, during and after

**Before:** empty your bladder without pushing. Drink as usual. Wear loose clothes and soft seams.

**During:** breathe. If you hold your breath, it is too hard. Let your tummy and pelvic floor stay soft. Check your jaw: if it is tight, the rest is too.

**After:** five slow breaths with the pelvic floor dropping. Warmth, if you like it. Change out of damp clothes.

Stop if the pain in your pelvis grows, or if you feel faint. **Stop and call 999 for pain in your chest.**

## On a flare day

You need not train through a flare. What often feels good is very small: rolling your ankles, a slow walk to the window, lying with your legs on a chair. When the flare eases, start again with half of what you did before. You lose very little in a week.

## When you do not want to

Some days the hardest part is the front door. Make the step tiny: shoes on, to the corner and back. If you turn round there, it counts. Asking a friend along helps. So does a place with something to see.

If you feel too low or too tired to move for weeks, tell your doctor. Low mood, anaemia and poor sleep can all be treated, and it is worth finding out.

## Ask first if

- you are pregnant, or gave birth or had surgery in the last months
- you have a heart or lung condition
- you have a prolapse, or feel something bulging
- you have weak bones, or fall easily

${SEEK_CARE}

${sourcesOf('altru', 'gateshead', 'somerset', 'aua', 'nicePain')}
`,
}
