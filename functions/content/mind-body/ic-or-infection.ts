import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const icOrInfection: BundledArticle = {
  name: 'ic-or-infection',
  title: 'What IC Is and Is Not: Flare or Infection?',
  summary:
    'A flare and a urine infection can feel alike. What points to one or the other, and why a test is the only way to know.',
  category: 'Mind-Body',
  sectionId: 'understanding-cycle',
  tags: ['basics', 'symptoms', 'infection', 'flare', 'diagnosis'],
  writtenAt: '2026-11-20T09:07:00Z',
  toConfirm: [
    'That being able to pass almost no pee, even without pain, needs help the same day (in every article).',
    'Which signs point more to an infection (fever, new smell or cloudiness, sudden start) and that none of them is certain.',
    'That a dipstick can miss an infection and that a culture may be asked for.',
  ],
  content: `## In short

- IC is not an infection. You cannot catch it or pass it on.
- People with IC can get infections too, like everyone else.
- A flare and an infection can feel the same. Only a test of your pee can tell.
- Fever, chills, pain in your side or blood need help and not waiting.

## What IC is

Interstitial cystitis (IC) is a long-lasting condition. You feel pain, pressure or discomfort that seems to come from the bladder, together with going often or urgently. No infection or other clear cause is found. It comes and goes. Doctors also call it bladder pain syndrome.

## What it is not

- **It is not an infection.** Antibiotics do not treat it.
- **It is not caught from others**, and sex does not pass it on.
- **It is not cancer.** If there are signs such as blood in your pee, doctors do tests to rule cancer out.
- **It is not an overactive bladder**, although both bring urgency. With IC, pain is the main thing.
- **It is not in your head.** Stress can turn it up, but the pain is real.
- **It is not your fault.** No food or habit of yours is known to have caused it.

## Why the two get mixed up

An infection of the bladder (a UTI) can cause burning, urgency, small amounts, pain low down and a feeling of being unwell. So can a flare. Many people with IC took antibiotics again and again before they had a name for it. Feeling better after them does not prove that there was an infection.

Some people with IC symptoms may also have a long-lasting infection that usual tests did not find. If you suspect that, talk to a specialist about it.

## What may point to an infection

- it began suddenly, and it is not like your flares
- your pee is cloudy or smells new and strong
- you burn while you pee, and not mainly when you are full
- you have a temperature, or feel shivery, sick or achy
- you have a new partner, a catheter, or had a procedure

## What may point to a flare

- it feels like the ones before
- pain grows as you fill and eases when you pee
- something you know came before: stress, a food, your period, a long drive
- there is no fever, and your pee looks as usual

**None of these is certain.** An infection can come without fever, most of all in older people. And a flare can begin suddenly. That is why this app will never say which it is.

## Get a test

If you are not sure, ask your GP practice for a urine test, or NHS 111 when it is closed. A pharmacist can tell you where to go. A quick strip gives a hint within minutes. It can miss an infection, and it can see one that is not there. A culture takes a few days and shows which germ it is, and which antibiotic works. With IC it is fair to ask for a culture.

A few things help the test:

1. Take the sample before any antibiotic.
2. Wash your hands. Let the first pee go, and catch the middle.
3. Close the cup, and bring it soon. If you must wait, put it in the fridge in a bag.
4. Say that you have IC, and how this time differs.

Do not take antibiotics left over from last time. They can hide a real infection and make the next one harder to treat.

## While you wait

Drink as usual, keep warm, rest, and take the pain relief that you and your doctor have agreed on. [The flare kit](/flare-kit) is there for the waiting. If you get worse, do not wait for the result. Call your GP or NHS 111 the same day, and look at the list below for what needs 999.

When the result comes, write it into [the log](/log), also when it is negative. A list of dates and results is worth a great deal at your next visit. Over time you may learn what your own flares feel like, and what feels different.

${SEEK_CARE}

${sourcesOf('nhs', 'aua', 'uti', 'niddk')}
`,
}
