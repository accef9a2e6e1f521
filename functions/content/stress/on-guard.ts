import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const onGuard: BundledArticle = {
  name: 'on-guard',
  title: 'When Your Nervous System Is on Guard',
  summary: 'How long pain can turn up the volume of every signal, and slow, kind ways to turn it down.',
  category: 'Stress',
  sectionId: 'stress-sleep',
  tags: ['stress', 'pain', 'relaxation', 'mindfulness', 'breathing'],
  writtenAt: '2026-11-20T09:11:00Z',
  toConfirm: [
    'The explanation of sensitisation ("the volume is turned up") in plain words, and that it is one of several ideas.',
  ],
  content: `## In short

- After a long time of pain, nerves can become too ready to send alarms.
- The pain is real. It is not made up, and it is not your fault.
- Safe, calm moments, repeated often, may turn the volume down a little.
- Small and daily works better than big and rare.

## Pain as an alarm

Pain is an alarm. In a house with a good alarm, it rings when there is a fire. After a break-in, some people set the alarm so high that a cat sets it off. The ringing is just as loud. The cat is just a cat.

One idea about IC is that something like this happens with the nerves of the bladder and the brain. They have been on guard for so long that small signals come through as pain. A bladder that is half full feels full. A light touch hurts. Many people with IC also have other conditions with a loud alarm, such as an irritable bowel, migraine or fibromyalgia.

It is one idea among several. It does not explain all of IC. But it may explain why pain can be strong when a test looks normal, and why calm can help a bladder.

## What keeps the alarm high

- poor sleep
- worry about what comes next
- muscles that never let go
- being rushed, hurried or not believed
- going through pain with your teeth clenched
- checking your bladder every few minutes

You cannot remove all of these. You need not. Each one that becomes a bit smaller may help.

## What may turn it down

**Slow breathing out.** In for four, out for six, for five minutes. The long out-breath is a signal that the danger is past. You find a pacer among [the tools](/tools). Stop if you get dizzy.

**Letting go on purpose.** Choose one place, such as the jaw, the hands or the pelvic floor. Tense nothing. On each out-breath let it be one per cent softer.

**Safe senses.** Warmth, a soft blanket, a smell you love, music, a purring cat.

**Movement without a goal.** Slow swinging arms, a walk to the next tree.

**Company.** A calm voice calms. You can ask for it: "Could you sit with me and talk about something ordinary?"

**Pleasure.** Laughing, singing, growing beans. Joy is a signal of safety as well.

## Pacing

On good days we run, and on bad days we lie. To the nervous system that is a storm of ups and downs. Pacing means doing a middle amount on both. Stop while it still feels good. Rest before you must. It is dull, and it works for many people.

A plan for a day could be: two things that must be done, one that you like, and three short rests with nothing in them.

## Turning towards, not staring

There are two ways to be with pain. Staring can make it grow: how bad is it now, and now? Turning towards is softer. You notice: there is pressure, here, and it moves a little. My feet are warm. There is a bird outside. You let the pain be one thing among others. Five minutes of this is enough.

If turning towards frightens you, or brings up bad memories, stop. Look around you and name what you see. Some people carry old hurt in their bodies. That deserves a trained helper, and asking for one is wise.

## How long does it take

Alarms that went up over years do not come down in a week. Choose one practice, do it for some minutes on most days, and look again after four weeks. [Your trends](/trends) may show whether stressful days and sore days go together for you. How much it helps varies from person to person.

## Help beyond this page

Pain clinics, psychologists who work with long-term pain, and pelvic health physiotherapists all work with the alarm. Ask your GP. Being sent there does not mean that your doctors have given up on your bladder. It means that they look at all of you.

${SEEK_CARE}

${sourcesOf('rothrock', 'lutgendorf', 'aua', 'nhs')}
`,
}
