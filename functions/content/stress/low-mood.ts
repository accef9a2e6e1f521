import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE_FOR_MOOD } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const lowMood: BundledArticle = {
  name: 'low-mood',
  title: 'Low Mood, and When to Get Help',
  summary:
    'Pain, bad nights and a smaller life can wear anyone down. What may lift you a little, and when it is time to ask for more.',
  category: 'Stress',
  sectionId: 'stress-sleep',
  tags: ['mood', 'support', 'anxiety', 'rest', 'stress'],
  writtenAt: '2026-11-20T09:10:00Z',
  toConfirm: [
    'Two weeks of low mood on most days as the point at which to see a GP.',
    'That adults in England may refer themselves to talking therapies.',
  ],
  content: `## In short

- Feeling low with long-lasting pain is common. It is not weakness.
- If it lasts for more than two weeks, or you no longer enjoy anything, see your GP.
- If you think about ending your life, talk to a person now: Samaritans, 116 123, day and night.
- Treatment for low mood does not mean that the pain is in your head.

## If you are at the edge now

You do not have to decide anything tonight. Call Samaritans on 116 123. They listen, and you need not be polite or make sense. If you are in danger, or have already hurt yourself or taken too many tablets, call 999. If there is a person in the house, wake them. Move away from anything you could use to hurt yourself.

Nights make everything look final. Most of what feels true at 3 a.m. looks different by day, when you have slept, eaten and talked.

## Why IC can bring you down

There is pain, and there is being tired. There are plans you had to drop. There are people who said "it's only a bladder". There is the worry that it will always be so. Anyone would be worn down by that.

It also goes the other way. When mood is low, pain signals may come through more loudly, and sleep gets worse. So mood and bladder can pull each other down. The good side of it is that helping one often helps the other a bit.

## Low, or ill?

A low day, or a few, belongs to life with pain. It may be depression if, for two weeks or more, on most days:

- you feel sad, empty or hopeless
- you take no joy in things that you used to like
- you sleep or eat much more or much less
- you feel guilty, worthless or a burden
- you cannot think or decide
- you think that life is not worth living

If the last line is true for you, please talk to a person today. The numbers are at the top of this page.

Worry that never switches off, panic, or fear of leaving the house deserve help as well. You do not need to tick a number of boxes. If it troubles you, that is enough.

## What may lift you a little

Choose the smallest step on this list. One is plenty.

- **Daylight** in the morning, at an open door if that is all you can do.
- **One thing done**: a bed made, a cup washed, one message sent.
- **One person**: "I'm having a hard time. You needn't fix it. Could you ring me tomorrow?"
- **One pleasant thing** each day, planned like an appointment, however small.
- **Moving** a little, even to the corner.
- **Food at its times**, and less alcohol. Alcohol lifts for an hour and sinks you for a day.
- **Less of what hurts**: late scrolling, forums at night, people who do not believe you.

If you can, note your mood in [the log](/log) beside your pain. It may help you to see whether they move together, and that they do move.

## What a doctor can offer

Say it plainly: "I have bladder pain, and my mood has been low for weeks." You can bring a note, or a friend. What you may be offered:

- talking therapies, in a group, alone or online
- medicine, if it is moderate or severe; some kinds also work on nerve pain
- a look at your sleep, your pain relief and your other tablets
- a pain clinic, or a psychologist who knows long-term illness

In England you may be able to refer yourself to NHS talking therapies, without seeing a GP first.

If the first thing does not help, ask for the next. It can take more than one try.

## If you care about such a person

Ask straight out: "Are you thinking about suicide?" It does not put the thought there. Listen more than you speak. Stay, or make sure that they are not alone, and help them call. Then look after yourself as well.

${SEEK_CARE_FOR_MOOD}

${sourcesOf('depression', 'nicePain', 'bladderHealth', 'nhs')}
`,
}
