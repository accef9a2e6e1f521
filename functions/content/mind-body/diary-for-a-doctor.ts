import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const diaryForADoctor: BundledArticle = {
  name: 'diary-for-a-doctor',
  title: 'A Diary That Helps Your Doctor',
  summary:
    'Three days, a jug and a pen. What to write down, what to leave out, and how to bring it so that it gets read.',
  category: 'Mind-Body',
  sectionId: 'living-with-ic',
  tags: ['tracking', 'appointments', 'bladder', 'diagnosis', 'symptoms'],
  writtenAt: '2026-11-20T09:01:00Z',
  toConfirm: [
    'Three days as the usual length, and what the diary of a clinic contains.',
    'Two points of ten as a change that matters.',
  ],
  content: `## In short

- A bladder diary is short: three ordinary days are usual.
- Write down when you pee, how much, what you drink, and how it feels.
- A gap is better than a guess.
- Bring one page with the most important thing on top.

## Two kinds of diary

**The long, light one** is the daily log: pain, urgency, sleep, one or two things you wonder about. It takes a minute and shows how weeks compare. You keep it as long as it serves you.

**The short, exact one** is the bladder diary. For three days you note each visit. It is work, and so it is short. Clinics ask for it because it shows things that memory cannot: how much your bladder holds, and what happens at night.

## What goes into the short one

For each visit to the toilet:

- **the time**
- **the amount**, if you can measure it; an old jug with marks will do
- **urgency**, in one word or a number
- **pain before and after**, from 0 to 10
- **leaks**, if any

And also:

- each drink, with the time and roughly how much
- when you went to bed and when you got up

![A page of a bladder diary with four columns: the time, the drink, how much you peed, and the pain.](/media/figures/diary-page.svg)

## Choose three days

Take ordinary days, not a holiday and not the worst flare. They need not be in a row. At least one should be a day at home, because measuring is easier there. If you work, two days off and one working day are a fair mix.

Do not change how you drink to make it look better. It is not an exam. The doctor needs to see how things really are.

## Missing numbers

You were out and had no jug. You slept through and forgot. That is fine. Write that you peed and leave the amount empty. If you fill in a guess, the sums come out wrong, and you cannot see that they are. An empty box is honest.

Night visits are those after you fell asleep and before you got up for the day. The first pee of the morning is not a night visit. But do measure it.

## What the doctor reads from it

- How often you go by day. Eight times or more is often called raised.
- How much you pass each time, and the most.
- How much of it comes at night.
- How much you drink, and when.
- Whether pain grows as you fill and eases as you empty.

From this they can tell different troubles apart. Many small amounts with pain are one story. Large amounts at night are quite another.

## Bring one page

Doctors have little time. Put this on top:

1. **What troubles me most**, in one sentence.
2. **How the last weeks were**: average pain, nights, number of flares.
3. **What I tried**, from when to when, and what came of it.
4. **My question for today.**

The report of this app makes such a page from [your log](/log). You find it under [reports](/reports). Look through it before you send or print it. You decide what goes in.

## Signs of a change

If you tried something new, compare the weeks before with the weeks after. A change of two points in pain, or of about a third, is often taken as one that you feel in daily life. Smaller changes can be chance, and with few days larger ones, too. Say "about the same" if it was. That is useful, too.

## If writing makes it worse

Some people watch their bladder more when they write about it. If you notice that, do the three days, hand them in and stop. You need not go on. Your doctor can also work with a few words: "Ten times by day, three at night, pain mostly five."

## Private things

The diary is about your body, and it is yours. Do not leave it open at work, and share it only with people you choose.

${SEEK_CARE}

${sourcesOf('aua', 'rcog', 'nocturia', 'kent', 'farrar')}
`,
}
