import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const instillations: BundledArticle = {
  name: 'instillations',
  title: 'Bladder Instillations: What Happens, and What to Ask',
  summary: 'A treatment put into the bladder through a thin tube. What the visit is like, and how to prepare.',
  category: 'Supplements',
  sectionId: 'managing-symptoms',
  tags: ['treatment', 'instillation', 'bladder', 'appointments', 'relief'],
  writtenAt: '2026-11-20T09:18:00Z',
  toConfirm: [
    'How long the liquid stays in, the number of visits, and whether a visit goes ahead with an infection: hospitals differ.',
    'Signs after the visit that need a call.',
  ],
  content: `## In short

- An instillation is a liquid medicine that is put into your bladder through a thin tube.
- The aim is to calm the bladder or to protect its lining. It helps some people and not others.
- It is usually a course of visits, often once a week at first.
- Fever, chills or worse pain afterwards need a call the same day.

## What it is for

Your bladder has a lining that keeps pee away from the layers below. One idea about IC is that this lining lets too much through. An instillation can carry substances that are like a part of the lining. Others carry a local anaesthetic or something that calms irritation.

Researchers do not yet agree on who will benefit. So it is a trial: you try a course, and then you look whether it was worth it.

![The wall of the bladder in layers: pee inside, then a thin lining, then a soft layer with nerves, then muscle.](/media/figures/bladder-wall.svg)

## What happens at the visit

Each clinic has its own way, but it is usually like this:

1. You give a urine sample, to look for an infection.
2. You lie down. A nurse cleans the skin and uses a numbing gel.
3. A thin, soft tube (a catheter) goes in through the opening where you pee.
4. Your bladder is emptied. Then the liquid goes in, and the tube comes out.
5. You hold it for as long as they ask you to. That differs between the liquids. Then you pee it out.

The visit itself is short. You can usually go home afterwards, and often drive.

## How it feels

The tube can sting for a moment. The opening may feel sore for a day, and you may need to pee more often. Some people have a worse day before a better week. Others feel nothing special.

If you are tight or afraid, say so. It helps to let your tummy go soft, to breathe out slowly as the tube goes in, and to let the pelvic floor drop. You can ask for a pause at any time. You can bring a person with you. You can ask for a nurse of the same sex.

## How many, and for how long

A first course is often one visit a week for several weeks. After that, if it has helped, the visits may come less often. Some people learn to do it at home. A nurse teaches them, and that can save many journeys.

Ask at the start when you will look back together. A treatment that is not helping should not go on for ever.

## Questions to ask

- What is in it, and what is it meant to do for me?
- Is it licensed for this use? If not, why do you suggest it?
- How many visits, and when do we decide whether it works?
- How long must I hold it? What if I cannot?
- What should I do about my usual medicines that day?
- Which number do I call if I feel unwell, also at night?
- Is it all right if I am pregnant, or might be?

## Prepare

- Ring the clinic if you think that you have an infection. They may want to treat it first.
- Tell them about allergies, also to latex or to local anaesthetics.
- Wear loose clothes and bring a pad for the way home.
- Plan a quiet day, and warmth if that helps you.

## Afterwards, watch and write

Drink as you usually do. Note your pain and urgency in [the log](/log) for the week before and the weeks after. When the course is over, you and the clinic can judge better whether it changed anything, though it may still be chance.

**Call the clinic the same day** if you have fever or chills, if pain gets worse and worse, or if you see blood in your pee. **Go to A&E** if you cannot pee and your bladder is painfully full, or if you pass clots.

${SEEK_CARE}

${sourcesOf('leeds', 'kingston', 'aua', 'rcog', 'nhs')}
`,
}
