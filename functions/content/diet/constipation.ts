import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const constipation: BundledArticle = {
  name: 'constipation',
  title: 'Constipation and Your Bladder',
  summary:
    'The bowel and the bladder are neighbours. When one is full, the other feels it. Gentle ways to get things moving.',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: ['constipation', 'bladder', 'nutrition', 'pelvic', 'water'],
  writtenAt: '2026-11-20T09:21:00Z',
  toConfirm: [
    'Opioids: a laxative with them, and whether more fibre is right.',
    'Which laxatives suit people with IC is left to the pharmacist on purpose.',
    'When a change of bowel habit needs a doctor.',
  ],
  content: `## In short

- A full bowel presses on the bladder and can make urgency and pain worse.
- Fluid, fibre, movement, time and a good position on the toilet help most.
- Add fibre slowly, and never push hard.
- Tell your doctor about blood, weight loss or a change that lasts.

## Why the bowel matters

Your bladder and the last part of your bowel lie side by side, and the same muscles carry both. When the bowel is full, the bladder has less room. When you strain, the pelvic floor tightens. For many people with IC a constipated week is a sore week.

The other way round it is true as well. Some medicines for pain or for the bladder slow the bowel down. And if you drink less to pee less, your body takes the water out of your stools.

## What counts as constipation

You may be constipated if you go less often than is usual for you, if stools are hard, if you have to strain, or if you feel that you are not empty. Some people go every day and some every other day. What counts is what is usual for you.

## Five things that help

**Fluid.** Drink small amounts through the day. About one and a half to two litres suits many adults, unless a doctor has told you to drink less.

**Fibre.** Oats, brown rice, wholemeal bread, peas, beans, vegetables and fruit. Pears are gentle for many people with IC. Prunes and prune juice help a lot of people, too. If you have irritable bowel syndrome, ask a dietitian, because some kinds of fibre can bring wind and pain.

Add one thing every few days. A big change overnight leads to wind and cramps.

**Movement.** A walk is enough. So is housework, or exercise on a chair.

**Time.** The bowel is most active after a meal, most of all after breakfast. Sit for a few minutes about half an hour later, without a hurry. When you feel the urge, go. Waiting makes stools harder.

**Position.** Sit down fully and do not hover. Put your feet on a low stool, so that your knees are a little higher than your hips. Lean forward, with your elbows on your knees. Let your tummy go soft and wide.

## Let go instead of pushing

Straining closes the door that you want to open. Try this instead:

1. Breathe in slowly and let your tummy swell.
2. Feel the pelvic floor drop, as when you begin to pee.
3. Breathe out with a long "haaa", and let your tummy stay wide.
4. Do this a few times. If nothing happens after ten minutes, get up and try later.

If you often cannot let go, a pelvic health physiotherapist can help. A muscle that will not relax is common with IC, and it can be trained to.

## Laxatives and medicines

A pharmacist can tell you which laxative suits you and how long you may take it. Ask before you choose one, most of all if you are pregnant, have kidney disease or take other medicines.

Look at your own tablets as well. Strong painkillers, iron, some allergy tablets and some bladder tablets can cause constipation. Do not stop them by yourself. Ask whether the dose or the kind can be changed. If you take a strong painkiller (an opioid), ask which laxative goes with it, and whether more fibre is right for you.

## Keep a short record

For two weeks note in [the log](/log) when your bowel opened and how your bladder felt. You may see that the sore days come when you have not been for two or three days. If so, that is a possible link, worth testing: look after your bowel for some weeks, and compare.

## When the bowel needs a doctor

See a doctor soon if you have blood in your stools, if you lose weight without trying, if your bowel habit has changed for some weeks, or if simple steps do not help. Call 111 or go to A&E for bad tummy pain with vomiting, or if you can pass neither stools nor wind.

${SEEK_CARE}

${sourcesOf('gateshead', 'bowel', 'somerset', 'torbay')}
`,
}
