import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const bladderTraining: BundledArticle = {
  name: 'bladder-training',
  title: 'Bladder Training, Safely',
  summary: 'How to add a few minutes between toilet visits when pain has settled, and when to leave it alone.',
  category: 'Pelvic Floor',
  sectionId: 'pelvic-floor',
  tags: ['training', 'urgency', 'bladder', 'pelvic', 'tracking'],
  writtenAt: '2026-11-20T09:16:00Z',
  toConfirm: [
    'Who must not train (red flags, infection, retention, a flare).',
    'The pace: 5 to 10 minutes every one or two weeks, for 6 to 12 weeks; and the step back at two points more pain.',
  ],
  content: `## In short

- Train only when pain has settled. Never in a flare, with an infection, or if you cannot empty your bladder.
- Start from what you do now, and add five to ten minutes every week or two.
- Let the pelvic floor drop while you wait. Do not squeeze.
- "I went early" is never a failure.

## What it is, and what it is not

Bladder training means waiting a little longer between visits, step by step. It can help with going very often. It is no treatment for pain, and it is no test of will. If waiting hurts, you do not wait.

With IC the bladder sends strong signals early. Going at each of them can teach it to send them earlier still. Waiting a little, calmly, may teach it the opposite. How well that works varies from person to person.

## When not to train

Do not begin, or stop, if:

- you have a flare, or your pain is high
- you may have an infection, or you see blood
- you cannot empty your bladder, or you use a catheter
- a doctor has told you to go often
- you are pregnant and have not asked

If any of these holds, talk to your doctor or nurse first.

## Find your start

For three ordinary days, write down when you pee. Look at the gaps by day. Find the one in the middle: half are longer, half are shorter. Round it down to the last five minutes. That is your start, also if it is 35 minutes. If you have no record, an hour is a common start.

Nights do not count. At night you go when you wake and need to.

## Add a little at a time

1. Stay with your start until it feels easy on most days.
2. Then add five to ten minutes. Stay there for one or two weeks.
3. Go on like this. Six to twelve weeks is usual.

Many hospital leaflets add 15 minutes a week. They are written for bladders that do not hurt. With IC slower is wiser.

**Go up** when you reach your time on most days of the week, and your pain is no worse than the week before.

**Stay** when it is mixed.

**Step back** when pain rises by two points, or when two days in a row go badly. That is part of the plan.

**Pause** in a flare. Afterwards, begin one or two steps lower.

## When the urge comes early

This takes about a minute and a half:

1. Stop, or sit down. Keep still for ten seconds.
2. Take three slow breaths, in for four and out for six. Let the pelvic floor drop.
3. Give your mind something: count backwards in sevens, or name five things that you see.
4. Rate the urge again. If it is lower, walk on calmly. If not, go.

If pain rises by two points while you wait, go at once. Some leaflets tell you to squeeze. With IC the drop is usually kinder.

## Drink as usual

Do not drink less to reach your time. About one and a half to two litres a day suits many adults. Less makes pee strong, and then the bladder may complain more.

## What to expect

The first weeks are often dull. Then some people notice that they sat through a whole meal. Some people gain a lot, some gain a little, and some find that training does nothing for them. All of this is worth knowing.

If you leak while you wait, do not push on. Tell your nurse or physiotherapist.

## Make it light

The training tool among [the tools](/tools) counts for you. You may leave it out on any day, without a reason. Do not train on days when you have an exam, a funeral or a long journey. Life comes first.

After two weeks ask yourself one thing: is my day a little freer? If yes, go on. If you think about your bladder more than before, take a break and tell the person who looks after you.

${SEEK_CARE}

${sourcesOf('aua', 'niceIncontinence', 'kent', 'torbay', 'niddk')}
`,
}
