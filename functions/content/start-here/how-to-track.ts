import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const howToTrack: BundledArticle = {
  name: 'how-to-track',
  title: 'How to Track Symptoms Without Overwhelm',
  summary:
    'A record helps you and your doctor. It should take a minute, not take over your day. Here is how to keep it light.',
  category: 'Mind-Body',
  sectionId: 'living-with-ic',
  tags: ['tracking', 'symptoms', 'basics', 'appointments', 'flare'],
  writtenAt: '2026-11-21T09:04:00Z',
  toConfirm: [
    'Two points of ten, or about a third, as a change that matters (Farrar 2001).',
    'Four weeks before patterns are looked for.',
  ],
  content: `## In short

- Log a few things only: pain, urgency, how often you pee, and anything unusual.
- A missed day is an unknown day, not a day at 0.
- Wait about four weeks before you look for patterns, and compare weeks, not days.
- If tracking makes you feel worse, do less of it.

## What a record is for

A record remembers what you cannot. It shows patterns that you do not see from inside a bad week. But it can also become one more chore, or a way of watching your body all day. The aim is the first without the second.

Before you track anything, ask what you would like to know. Good questions are small:

- Is this month different from the last one?
- How often do I get up at night?
- Does the new medicine change anything?
- Is there a link between coffee and the days after it?

One or two questions at a time are enough. They tell you what to log, and, just as useful, what you can leave out.

## Start with the essentials

For most people four things carry most of the meaning:

1. **Pain**, from 0 (none) to 10 (the worst you can imagine).
2. **Urgency**, how strong the need to pee was.
3. **How often** you peed by day, and how often you got up at night.
4. **Anything unusual**: a flare, a new medicine, your period, a hard day.

That is about a minute. In [the log](/log) the quick form asks just for the essentials. The detailed form is there for the days on which you want to say more, and you can turn off every section that does not matter to you. A section that you turned off is not a gap.

Do not measure yourself against the scale too strictly. Your 4 does not have to be the 4 of another person. What counts is that it means roughly the same to you from week to week.

## Find a moment that is already there

A new habit holds best when it hangs on an old one. After brushing your teeth in the evening, with the last drink of the day, in bed before you switch off the light. If evenings are hard, log the morning after: you can fill in the last fourteen days, so nothing is lost when you are not up to it.

If a reminder helps, set one. If it begins to feel like a reproach, turn it off.

## Missed days are part of it

You will miss days, like all people do. Mostly they are the worst days, because then you have no strength to write. Three things to remember:

- A day without an entry is an unknown day. It is not a day at 0, and the app never treats it as one.
- On a very bad day one number is enough. Pain, save, done.
- A streak is only a count. Being ill is not a broken promise.

## How to read what you wrote

Give it time. A week shows you very little, because IC goes up and down by itself. After about four weeks it becomes fair to look for patterns. When you look at [your trends](/trends), keep these in mind:

- **Compare weeks, not days.** One bad Tuesday says nothing. Three bad weeks out of four say something.
- **A change of two points** on the pain scale, or about a third, is often taken as one that you would feel in daily life. Smaller moves may be chance. With few days, larger ones may be, too.
- **Two things at once** cannot be told apart. If you always have wine with spicy food, the record cannot say which of the two it was.
- **"Before" is not "because".** When something is often followed by a worse day, that is a possible link, worth testing on purpose. It is not yet a cause.

And one more: if you cannot find a trigger, that does not mean that you missed it. Many flares have none that can be found.

## A bladder diary for a few days

Sometimes a clinic asks for a bladder diary, often for three days. That is a different thing: for each time you pee it notes when and, if you can measure it, how much, and the same for what you drink. It is more work, which is why it is short. Choose ordinary days. If you could not measure once, write that you peed, and leave the amount empty. A guess is worse than a gap.

## When tracking makes it worse

For some people, watching symptoms makes them louder. If you notice that you think about your bladder more since you began, that you feel anxious before you log, or guilty when you do not, then change something:

- log only twice a week
- log one thing only, for example how much you could do today
- stop for a while, and come back before the next appointment

You need no permission for this. A record is there to serve you.

## Before an appointment

Ten minutes before you go, write down three lines from your record: how it has been since last time, what you tried and what came of it, and the one thing you most want to talk about. Put the last one first. Appointments are short, and the most important thing often comes up at the door.

${SEEK_CARE}

${sourcesOf('aua', 'farrar', 'nhs', 'niddk')}
`,
}
