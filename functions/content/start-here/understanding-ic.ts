import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const understandingIc: BundledArticle = {
  name: 'understanding-ic',
  title: 'Understanding Interstitial Cystitis: The Complete Guide',
  summary: 'What interstitial cystitis is, what it is not, how it is found, and what can help. A calm place to begin.',
  category: 'Mind-Body',
  sectionId: 'understanding-cycle',
  tags: ['basics', 'symptoms', 'pain', 'bladder', 'diagnosis'],
  writtenAt: '2026-11-21T09:05:00Z',
  toConfirm: ['What may cause IC, as ideas that are being studied.', 'Two points of ten as a change that matters.'],
  content: `## In short

- IC is a long-lasting condition with bladder pain and a frequent or urgent need to pee. It is not an infection.
- There is no single test. Doctors listen, examine you and rule out other causes.
- No treatment works for all people, but there are many to try, gentle ones first.
- Change one thing at a time, and get new symptoms looked at.

## What it is

You probably have more questions than answers. You do not have to read this in one go.

Interstitial cystitis, or IC, is a long-lasting condition. People who have it feel pain, pressure or discomfort that seems to come from the bladder, together with other bladder symptoms, such as needing to pee very often or very urgently. No infection or other clear cause is found.

You will meet several names for it: interstitial cystitis, bladder pain syndrome, painful bladder syndrome, or letters such as IC/BPS. Doctors have argued about the name for years, because not every bladder with these symptoms is inflamed. For you the names mean much the same thing. We say IC, because it is the shortest.

IC is not your fault. It is not an infection that you can pass on, and it is not "all in your head". The pain is real, also when a scan or a urine test looks normal.

## How it can feel

No two people have quite the same IC. Common symptoms are:

- pain or pressure in the lower tummy, which often grows as the bladder fills and eases after peeing
- a strong need to pee that comes suddenly or hardly ever goes away
- peeing often by day, and getting up for it at night
- pain in the urethra, the vulva, the testicles, the skin between the legs, in front of the back passage or the lower back
- pain during or after sex

Symptoms usually come and go. A stretch in which they are clearly worse than your own normal is called a flare. It can last hours, days or weeks. Some people find that flares follow certain foods, stress, illness, their period or a long journey. Others find no pattern at all, and that is not a failure to look hard enough.

Women are diagnosed more often than men, but all people can have IC, at any age.

## What may cause it

The cause is not known, and there may be more than one. Researchers look at several ideas:

- a bladder lining that lets irritating parts of the pee through
- nerves that have become too ready to signal pain
- tense or sore muscles of the pelvic floor
- changes in the immune system

![The wall of the bladder in layers: pee inside, then a thin lining, then a soft layer with nerves, then muscle.](/media/figures/bladder-wall.svg)

In some people doctors find sore patches in the bladder, called Hunner lesions. They have treatments of their own.

IC often comes together with other conditions, such as irritable bowel syndrome, endometriosis, fibromyalgia (pain in many parts of the body) or vulvodynia (lasting pain around the opening of the vagina). If you have one of these, tell each person who treats you.

## How it is found

There is no single test that shows IC. A doctor listens to your story and examines you. They rule out other things that feel similar: above all infections, but also stones, endometriosis and, rarely, cancer of the bladder. You may be asked for:

- a urine sample, sometimes several
- a diary of a few days of what you drink, how often you pee and how it feels
- an examination of the tummy and the pelvic floor
- for some people, a look inside the bladder with a thin camera (cystoscopy)

It can take a long time to get a name for it. Bringing a written record of your symptoms helps. [Your log](/log) can be that record.

## What can help

There is no cure that works for all people, but there are many ways to make life with IC easier. Most people try several, one after the other, and keep what helps. They fall into a few groups:

- **Things you can do yourself.** Finding out whether food or drink matters for you, warmth or cold, gentle movement, relaxation, easing constipation, training the bladder slowly when pain has settled.
- **Physiotherapy** with a therapist who knows pelvic pain. With IC the aim is usually to let the pelvic floor relax. Strengthening squeezes can make things worse, so ask before you begin them.
- **Medicines by mouth**, for pain or to calm the bladder or its nerves.
- **Treatments put into the bladder** through a thin tube.
- **Procedures and, rarely, surgery**, when other things have not been enough.
- **Support for the mind**, because living with pain is hard work, whatever it is caused by.

Guidelines advise doctors to choose with you, to begin gently, to treat pain from the start, and to stop what does not work. If a treatment has not helped after a fair trial, it is right to say so.

## Change one thing at a time

When you are in pain it is tempting to change everything at once. Then, if you feel better, you cannot tell why. Choose one thing, give it a few weeks, and log as you go. A change of two points or more on the pain scale is often taken as one that matters in daily life. Small ups and downs happen by themselves.

On bad days there is [the flare kit](/flare-kit). It works without a connection, and asks nothing of you.

${SEEK_CARE}

${sourcesOf('nhs', 'aua', 'rcog', 'eau', 'niddk')}
`,
}
