import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const treatments: BundledArticle = {
  name: 'treatments',
  title: 'Treatments for IC: An Overview',
  summary:
    'From warmth and physiotherapy to tablets and instillations: what there is, who it may suit, and how to choose with your doctor.',
  category: 'Mind-Body',
  sectionId: 'understanding-cycle',
  tags: ['treatment', 'basics', 'appointments', 'relief', 'medicines'],
  writtenAt: '2026-11-20T09:03:00Z',
  toConfirm: [
    'That steroid tablets must not be stopped suddenly.',
    'The five groups of the AUA guideline of 2022, and which procedures are named as examples.',
    'Treatments that the guideline advises against.',
  ],
  content: `## In short

- No single treatment works for all people with IC. Most try several and keep what helps.
- There is no fixed ladder any more. You and your doctor choose what fits you.
- Pain should be treated from the start, and not at the end.
- What does not help after a fair trial should be stopped.

## How choices are made

For a long time there was a ladder: treatments were tried in a fixed order. The American guideline of 2022 dropped it. It sorts treatments into five groups, and says that you and your doctor choose together, by your symptoms, your wishes and the risks. You may use more than one group at once. The gentler ones usually come first.

## 1. What you and a therapist can do

- **Knowing your condition**, and learning what sets it off, if anything does.
- **Food and drink**, if a fair test shows that they matter for you.
- **Warmth or cold**, rest, and loose clothes.
- **Stress and the nervous system:** breathing, relaxation, talking therapy.
- **Bladder training**, slowly, when pain has settled.
- **Pelvic health physiotherapy.** The therapist helps tight muscles let go, with hands, breath and movement. Squeezes are not part of it as a rule.

Side effects are few. It takes time and patience, and good therapists can be hard to find.

**Ask:** Do you work with IC? How many visits until we look at it again? What can I do at home?

## 2. Tablets

Painkillers, medicines for nerve pain, antihistamines, tablets that calm the bladder, and one that is meant to help its lining (pentosan polysulfate, which has been linked to eye problems and needs eye checks). Each has side effects, and each helps some people only.

**Ask:** What is it meant to change? How long until I know? What should make me stop?

## 3. Bladder instillations

A liquid is put into the bladder through a thin tube, usually once a week at first. It may calm the bladder or protect its lining. Some people learn to do it at home.

**Ask:** What is in it? How many visits? Whom do I call if I feel unwell?

## 4. Procedures

These are done by a specialist, often under an anaesthetic:

- **treating Hunner lesions**, for example by sealing them or with an injection; this is only for people who have them
- **gentle stretching** of the bladder with water, for a short time
- **botulinum toxin** into the bladder wall; some people cannot pee freely afterwards and need a tube for a time
- **nerve stimulation**, with a needle at the ankle or a small implant

**Ask:** How many people do you do this for? What is the worst that can happen? Can it be undone?

## 5. Surgery

Making the bladder larger, or leading pee another way, is rare. It is for people whose life is very hard, when all else has failed. It cannot be undone, and pain may stay. Take a second opinion.

## What the guideline advises against

Long courses of antibiotics without a proven infection, long courses of steroid tablets, and forceful stretching of the bladder for a long time. If one of these is offered to you, ask why. If you take steroid tablets now, do not stop them suddenly. Talk to your doctor first.

## A plan you can see

A good plan fits on half a page:

1. What troubles me most (choose one thing).
2. What we try.
3. Since when, and until when.
4. How I shall know that it helps, such as two points less pain.
5. What I do in a flare.
6. Whom I call.

Start one thing at a time. If you begin three in the same week and feel better, you cannot tell which one it was. [The log](/log) keeps the dates for you, and [your trends](/trends) can show before and after.

## When you are worn out by trying

Take a break from new things, if your doctor agrees. You may keep what helps and stop looking for a while. What works varies from person to person, and what fails this year may be worth another look later.

${SEEK_CARE}

${sourcesOf('aua', 'rcog', 'eau', 'niddk', 'nhs', 'leeds')}
`,
}
