import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const medicines: BundledArticle = {
  name: 'medicines',
  title: 'Medicines by Mouth: What They Are and What to Ask',
  summary:
    'The kinds of tablets that doctors may offer for IC, what each is meant to do, and how to give one a fair trial.',
  category: 'Supplements',
  sectionId: 'managing-symptoms',
  tags: ['treatment', 'medicines', 'pain', 'relief', 'appointments'],
  writtenAt: '2026-11-20T09:19:00Z',
  toConfirm: [
    'Signs of an allergic reaction.',
    'Medicines that can make it hard to pee, and how soon to get help.',
    'Pentosan polysulfate: eye checks, signs to report, and bleeding.',
    'The kinds of tablets named here (painkillers, antihistamines, medicines for nerve pain, medicines that calm the bladder, pentosan polysulfate) and their common side effects.',
    'That pentosan polysulfate has been linked with changes of the retina and needs eye checks.',
  ],
  content: `## In short

- No tablet works for all people with IC. Most people try more than one.
- Each kind is meant to do one job: less pain, calmer nerves, a calmer bladder.
- Ask what it should do, how long to try it, and what to watch for.
- Do not stop or change a medicine by yourself.

## The kinds you may be offered

Doctors choose with you, and begin with what is gentle. Names and brands differ between countries. These are the main groups:

- **Simple painkillers**, such as paracetamol or ibuprofen. They are the first step for many people. Ibuprofen and its relatives are not right for all: ask if you are pregnant, have had a stomach ulcer, take a blood thinner, or have asthma, kidney or heart disease.
- **Medicines for nerve pain.** Some were first made for low mood, such as amitriptyline. In a small dose they can turn pain signals down. It does not mean that your doctor thinks the pain is in your head.
- **Antihistamines.** They are best known for allergies. Some may help a bladder in which allergy cells are active.
- **Medicines that calm the bladder muscle.** They are made for urgency. With IC they help some people and not others.
- **Pentosan polysulfate.** It is meant to help the lining of the bladder. It works slowly. It has been linked to damage at the back of the eye in some people. Ask when your eyes will be checked, before and during treatment. Tell your doctor soon if reading or seeing in dim light gets harder. It can make bleeding easier, so say if you take a blood thinner or have a bleeding problem.

Strong painkillers (opioids) are used with great care, because over time they can make pain and constipation worse. **Antibiotics** do not treat IC. They are for a proven infection.

## What each can cost you

Every medicine has a price besides money. Common ones are a dry mouth, sleepiness, constipation, dizziness or an upset stomach. Constipation matters with IC, because a full bowel presses on the bladder. Sleepiness can be a gift at night and a danger at the wheel. Do not drive or use machines until you know how a new medicine affects you.

Some tablets that calm the bladder, amitriptyline and some antihistamines can make it hard to pee. Call your doctor the same day if that happens. Go to A&E if you cannot pee and your bladder is painfully full.

The leaflet in the box is long and lists everything. Ask the pharmacist which effects are common, and which mean "ring us at once".

## Questions to ask

Take this list with you:

1. What is this meant to change: pain, urgency, sleep?
2. How long until I should notice it?
3. How shall I know whether it works?
4. What are the most common side effects, and which are serious?
5. Does it fit with my other medicines, and with herbs or supplements?
6. Is it safe if I want to become pregnant?
7. How do I stop it, if it does not help?

## A fair trial

Begin one new thing at a time. Log your pain for a week before, and go on as you start. When the agreed time is over, compare. A fall of two points, or of about a third, is often taken as one that you feel in daily life. Many people find it hard to judge from memory. A record is fairer. [The log](/log) keeps the days on which you took it and those on which you did not.

If it did not help after a fair trial, say so. Guidelines advise to stop what does not work. That is no failure of yours. It clears the way for the next thing.

## Taking them safely

- Keep one list of everything you take, with doses. Show it at every visit.
- Take painkillers as the label says. Do not take two products with the same ingredient. Many cold remedies contain paracetamol.
- If you forget a dose, look at the leaflet. Do not double it.
- **If a medicine gives you trouble breathing, or a swollen face, lips or tongue**, call 999.
- **If you have taken too much**, call 111 at once, even if you feel well. Call 999 if you are sleepy, confused or very unwell.

A flare is not the time to raise a dose on your own. Agree with your doctor, on a calm day, what you may do in a flare. Write it into your plan.

${SEEK_CARE}

${sourcesOf('aua', 'niddk', 'nhs', 'farrar')}
`,
}
