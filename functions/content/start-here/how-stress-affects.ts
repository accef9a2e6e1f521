import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE_FOR_MOOD } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const howStressAffects: BundledArticle = {
  name: 'how-stress-affects',
  title: 'How Stress Affects Your Bladder (and What to Do About It)',
  summary:
    'Stress is not known to cause IC, but it can turn symptoms up. Why that is, and small things that may turn them down again.',
  category: 'Stress',
  sectionId: 'stress-sleep',
  tags: ['stress', 'sleep', 'relaxation', 'anxiety', 'mindfulness', 'breathing'],
  writtenAt: '2026-11-21T09:02:00Z',
  toConfirm: [
    'The breath of four in and six out, and who must ask first.',
    'That adults in England may refer themselves to talking therapies.',
  ],
  content: `## In short

- Stress is not known to cause IC, but it can turn symptoms up.
- A slow out-breath is the quickest thing to try.
- Small calm moments, often, are easier to keep up than one long hour.
- If worry or low mood takes up much of your life, ask for help.

## What studies have seen

"Try to relax" does not help when you are in pain. It sounds as if you could switch the pain off. You cannot. And yet stress and the bladder do talk to each other.

In one study people with IC kept a diary of stress and bladder symptoms every evening for a month. On more stressful days they reported more urgency, and those with moderate or severe IC more pain as well. In another, people with IC did stressful mental tasks in a laboratory. Their pain and urgency went up and stayed up for a while. In people without IC nothing of the kind happened.

These were small studies, and they do not show that stress causes IC. They do show that what many people feel is real: when life gets tense, the bladder often gets louder.

It goes the other way, too. Pain, poor sleep and always having to know where the next toilet is are stressful in themselves. So the two can wind each other up.

## Why that may be

When you are under stress your body gets ready for action. That is useful for running away, and less useful for a sore bladder:

- **Muscles tighten**, and the pelvic floor is among them. Held tight for long, it can hurt, and make it harder to pee freely.
- **Nerves become more alert.** Signals from the bladder that would pass unnoticed on a calm day get through as pain or urgency.
- **Breathing becomes shallow and quick**, which keeps the alarm on.
- **Sleep becomes lighter**, and after a bad night most pain feels worse.

None of this is imagined, and none of it is a weakness of character. It is how a nervous system works that has been on guard for a long time.

## Begin with your breath

Slow breathing is the quickest handle, because it works while you sit on a bus. A simple form without holding your breath:

1. Sit or lie so that your tummy can move. Let your shoulders drop.
2. Breathe in through your nose while you count to four.
3. Breathe out slowly while you count to six.
4. Go on for about five minutes, or for as long as it feels good.

As you breathe in, let your tummy and pelvic floor soften, as if they were opening a little. Do not push and do not squeeze. Many people notice for the first time how much they had been holding there.

Stop if you feel dizzy or breathless, or if pain rises. If you are pregnant or have a heart or lung condition, ask before you try exercises in which you hold your breath. You will find a pacer for this among [the tools](/tools).

## Small things through the day

You do not need an hour of yoga. A few minutes, often, go further:

- **Check in with three places**: jaw, shoulders, pelvic floor. Let each go a little. The kettle or a red light can remind you.
- **Move gently.** A short walk, a stretch, a lying position with supported knees. On sore days less is more.
- **Use warmth.** A hot-water bottle on the tummy or the lower back, wrapped in a cloth, for fifteen to twenty minutes. If you are pregnant, not on the tummy.
- **Leave room between things.** Ten empty minutes before an appointment may be worth more than a shortcut.
- **Name it.** "This is a stressful day, and my bladder is louder for it" is often easier to bear than not knowing why.
- **Lower one demand.** Not all of them. One.

## When an urge comes

A sudden urge is a wave: it rises, and often it falls again. When pain is settled and you would like to try to let it pass, you can:

- stop, or sit down, and keep still for a moment
- take three slow breaths and let the pelvic floor drop
- busy your mind for a little: count backwards, name five things that you see
- see how strong the urge is now, and then walk, calmly, when you are ready

If pain climbs, go. Going is never a failure.

## Protect your sleep

Being woken by the bladder is hard to change by will. The rest of the night can be made a little easier:

- keep the time at which you get up roughly the same
- spread your drinks over the day, and have fewer of them in the last hours
- have a dim light on the way to the toilet, and leave the phone where it is
- if you lie awake, do something quiet until you are sleepy, rather than fight

And if the night was bad, be kind in what you ask of the day.

## See whether it is true for you

Stress does not matter equally for everyone. In [the log](/log) you can note how stressed you felt. After about four weeks, look at [your trends](/trends): are the days after stressful ones worse for you? A possible link is worth testing. Choose one thing from this page, do it on most days for two or three weeks, and compare.

## More than self-help

If worry, low mood or old hurt take up much of your life, you deserve more than breathing exercises. A GP can refer you. In England you may be able to refer yourself to NHS talking therapies. Psychologists who work with long-term pain do not think that it is in your head. A physiotherapist who knows pelvic pain can help your muscles to let go.

${SEEK_CARE_FOR_MOOD}

${sourcesOf('rothrock', 'lutgendorf', 'aua', 'nhs')}
`,
}
