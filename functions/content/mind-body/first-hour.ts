import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const firstHour: BundledArticle = {
  name: 'first-hour',
  title: 'A Flare: The First Hour',
  summary:
    'Pain is climbing and you cannot think. A short plan for the next sixty minutes, and what needs a doctor instead.',
  category: 'Mind-Body',
  sectionId: 'understanding-cycle',
  tags: ['flare', 'pain', 'relief', 'symptoms', 'breathing'],
  writtenAt: '2026-11-20T09:06:00Z',
  toConfirm: ['The order of steps, and pain relief "as agreed with your doctor" without names or doses.'],
  content: `## In short

- First read the list of signs that need help now.
- Then: warmth, breath, loose clothes, small sips.
- Take pain relief as you and your doctor have agreed.
- You do not have to do all of this. One thing is enough.

## Minute 0: is it safe to stay at home?

Look at this list:

- I cannot pee.
- I have a fever or chills, I am shaking or confused, or I feel very unwell.
- There is blood or pus in my pee, or my side hurts.
- I feel numb between my legs, my legs are weak, or I cannot control my bowels.
- I am pregnant.
- It does not feel like my flares before.
- I think about ending my life.

**If one of these is true, go to "When to seek care" below first.** If none is, go on with this page. If you are not sure, call NHS 111. It is not a bother to ask.

## Minutes 1 to 10: stop and soften

Take off what is tight. Lie down on your side with a pillow between your knees, or on your back with your legs on a chair.

Now the breath. In for four, out for six. On each in-breath let your tummy and pelvic floor go soft. You do not have to do it well. Ten breaths. If it makes you dizzy, breathe as you like.

[The flare kit](/flare-kit) has this breath, and it works without a connection.

## Minutes 10 to 20: warm or cold

Fill a hot-water bottle with hot, not boiling water. Wrap it in a cloth. Put it on your lower tummy, your lower back or between your thighs. Fifteen to twenty minutes at a time are plenty. Or take a cold pack in a cloth, if you know that cold suits you, for about ten minutes. Use neither on skin that you cannot feel well.

Sip water, a little now and then. Do not stop drinking, and do not flood yourself either.

## Minutes 20 to 40: pain relief

Take what you have agreed with your doctor, in the dose on the label. Write down the time, so that you do not take it twice. If you have no plan for flares, use only what you know is safe for you, and ask a pharmacist or 111 when in doubt. Do not take another person's tablets, and no leftover antibiotics.

If you usually take medicine each day, take it as usual.

## Minutes 40 to 60: make the rest of the day small

- Cancel one thing. A ready sentence: "I'm having a flare and need to rest. I'll write tomorrow."
- Ask for one thing: "Could you fill the bottle and sit with me?"
- Choose something that holds your mind without effort: a story you know, a soft voice, a silly film.
- Pee when you need to. Sit, wait, let it come. Do not push, and no training today.

If you can, note one number in [the log](/log). If you cannot, leave it. You can fill it in later.

## What to tell yourself

The mind runs ahead: it will never stop, I did it wrong, it is getting worse. You do not have to fight these thoughts. Answer them with facts: "It feels like this at the start. The others ended." Flares usually ease, some within hours, some over days or weeks. It varies from person to person.

You did not bring this on yourself. Even if you had the coffee.

## What can wait

Looking for the cause can wait. So can the diet, the exercise and the forum. Reading about other people's worst days rarely helps during your own.

## If it does not ease

If pain stays high after your usual steps, or keeps climbing, you are allowed to ask for help, also when nothing on the list below fits. Call your clinic, your GP or 111. Say: "I have IC. This flare has lasted since this morning, the pain is at eight, and my usual steps have not helped." That is a good reason to call.

When it is over, there is [a page for the days after](/learn?article=After%20a%20Flare:%20Coming%20Back%20Gently).

${SEEK_CARE}

${sourcesOf('nhs', 'aua', 'uti')}
`,
}
