import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const ridingAnUrge: BundledArticle = {
  name: 'riding-an-urge',
  title: 'An Urge Is a Wave: How to Ride It',
  summary:
    'An urge rises, peaks and often falls again. Ninety seconds that may give you a choice, and when to go at once.',
  category: 'Stress',
  sectionId: 'stress-sleep',
  tags: ['urgency', 'breathing', 'training', 'anxiety', 'bladder'],
  writtenAt: '2026-11-20T09:12:00Z',
  toConfirm: ['The drill of 60 to 90 seconds, and going at once when pain rises by two points.'],
  content: `## In short

- An urge is a signal, not an order. It often rises, peaks and falls.
- Stop, breathe out slowly, and let the pelvic floor drop.
- If pain rises, go. That is never a failure.
- Do not practise in a flare, with an infection, or if you cannot empty your bladder.

## What an urge is

Your bladder talks to your brain all the time. Most of it you never hear. An urge is the moment when a message gets through. With IC the messages are louder, and they come early.

It feels as if an urge could only grow until you burst. Often that is not what happens. It climbs, it stays at the top for a short while, and then it goes down, even though you did not go. A later wave may be higher. But between waves there is room.

![An urge drawn as a wave: it rises, peaks and falls again.](/media/figures/urge-wave.svg)

## Why running can make it worse

When you jump up and run, your tummy presses on the bladder, your breath goes short, and your pelvic floor grips. Your nervous system may read all this as danger and turn the signal up. Then the tap drips, the key is in the door, and you can hardly hold on.

Standing still for a moment does the opposite. It sounds strange, and it takes practice.

## Ninety seconds

1. **Stop.** Stand still, or sit on something firm. Ten seconds. Keeping still takes pressure off.
2. **Breathe.** In for four, out for six, three times. On each in-breath let your tummy and pelvic floor go soft and wide. No squeezing, no pushing.
3. **Turn your mind.** For about twenty seconds: count backwards from 100 in sevens, name five blue things, or think of the words of a song.
4. **Ask again.** How strong is it now, from 0 to 10?
5. **Choose.** If it is lower, walk on, slowly. If it is not, go to the toilet, slowly as well. You have still practised.

You find this drill, with a timer, among [the tools](/tools).

## When to go at once

Go, without a second thought, if:

- pain rises by two points or more
- you have been holding for hours
- you are in a flare, or you may have an infection
- you are alone in a strange place and it scares you
- you simply want to

You are not training to be brave. You are giving yourself a choice.

## Know your switches

Many people have moments that bring an urge on: running water, cold air, the front door, getting up from a chair, a lift that will not come. They are habits that bladder and brain have learnt together. They can be unlearnt a little.

Pick one. When you come home, for example, stand in front of the door with the key in your hand. Breathe out twice. Go in, take off your coat, put the bag down. Then decide. Some days it will work and some days not.

## "Just in case"

Going just in case, before each phone call and each errand, is very human. It can also teach the bladder to ask when it holds less. You need not give it up. Try to leave out one in a day, at a quiet time, with a toilet close by. Before a long journey, going just in case is plain good sense.

## Be on your own side

What you say to yourself in those ninety seconds matters. "I'm going to burst" can make the wave higher. "This is a wave, I know it, it has a top" can make it a little lower. If that sounds silly, try "I'll look again in one minute".

## Does it help?

For a week or two, note in [the log](/log) how strong urges were. How much this drill helps varies from person to person, and it helps more when pain is settled. If it only makes you tense, leave it. Warmth, a chair and the short way to the toilet are allowed.

${SEEK_CARE}

${sourcesOf('kent', 'lutgendorf', 'aua', 'nhs')}
`,
}
