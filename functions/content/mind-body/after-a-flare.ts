import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const afterAFlare: BundledArticle = {
  name: 'after-a-flare',
  title: 'After a Flare: Coming Back Gently',
  summary: 'How to return to your days without falling straight into the next one, and what to learn from it.',
  category: 'Mind-Body',
  sectionId: 'understanding-cycle',
  tags: ['flare', 'relief', 'rest', 'tracking', 'energy'],
  writtenAt: '2026-11-20T09:05:00Z',
  toConfirm: ['Coming back at about half of the usual load and over several days: general pacing advice.'],
  content: `## In short

- The first good day is not the day to catch up on everything.
- Come back at about half of your usual, and add a little each day.
- Look for what may have come before, but do not look for blame.
- Mend your plan while you still remember what helped.

## The first good morning

You wake, and something is missing: the pain. It is tempting to do the washing, the emails, the shopping and the sport at once. Many people pay for that in the evening.

A flare leaves you tired. You slept badly, you moved little and your muscles held on for days. Give them time. On the first day do half of what you would do on a good one. Rest before you need to. If the evening is fine, add a little tomorrow.

## Bring things back in order

- **Food:** eat what you know is gentle for a day or two, and then go back to your usual plate. Do not keep foods out "to be safe" for weeks.
- **Drink:** back to small amounts through the day, if you had cut down.
- **Movement:** a slow walk before anything else.
- **Work:** a short day, or from home, if you can choose.
- **Bladder training:** one or two steps lower than before. Wait until pain has been settled for some days.
- **Sex:** when you want to, and not because you owe it.
- **Medicine:** if you took more during the flare, go back as you agreed with your doctor.

## Look back kindly

When you feel steady, take ten minutes. Open [the log](/log) and look at the three days before it began. Ask:

1. Was there anything unusual: stress, travel, a bad night, your period, an illness?
2. Was there a new medicine, supplement, soap or food?
3. Was I constipated? Did I drink less?
4. Did I sit for long, or do much more than usual?

Write down one or two guesses, not ten. Then leave them. One flare cannot tell you its cause. If the same thing comes before three or four flares, it may be worth testing on purpose. [Your trends](/trends) compare foods, drinks and your own triggers with pain, and say how sure that is.

Many flares have no cause that can be found. That does not mean that you missed it.

## What helped?

This is the more useful question. Go through what you tried. After which things was the pain about two points lower? After which was it the same, or worse? A flare also eases by itself, so only the next ones will tell.

Keep a short list: three things that may help, in order. Put the list where you will find it at night, and the things themselves in one box. In [the flare kit](/flare-kit) you can keep your plan.

## Mend the plan

While it is fresh, fix what went wrong:

- Did you run out of tablets? Ask for more now.
- Did you not know whom to call? Write down the number of your clinic, and of 111.
- Were you alone? Ask one person whether you may write "bad day" to them.
- Did you have no pain plan at all? Make an appointment for exactly that.

## The mood after

Some people feel flat or tearful when it is over. You held on for days, and now you can let go. Others are afraid of the next one and listen to each twinge. Both are common. They usually settle in a few days. If fear keeps you at home, or the low mood stays for two weeks, tell your doctor.

It helps to do one pleasant thing early, even a small one. It reminds you that your life is bigger than your bladder.

## When to talk to your clinic

Ask for a visit if flares come more often or last longer than they used to, if your usual steps no longer help, or if you had to cancel a lot. Bring the dates, how long each one lasted, and what you tried. That is more convincing than "it's been bad". It gives your doctor something to work with.

${SEEK_CARE}

${sourcesOf('nhs', 'aua', 'niddk')}
`,
}
