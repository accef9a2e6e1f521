import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const work: BundledArticle = {
  name: 'work',
  title: 'Working with IC: What You Can Ask For',
  summary:
    'A desk near the toilet, a later start, a little understanding. What helps at work, and where to get advice in Britain.',
  category: 'Mind-Body',
  sectionId: 'living-with-ic',
  tags: ['work', 'support', 'energy', 'relationships', 'fatigue'],
  writtenAt: '2026-11-20T08:59:00Z',
  toConfirm: [
    'The law in plain words (Equality Act 2010, reasonable adjustments, Access to Work): for a legal adviser to confirm, not a clinician.',
  ],
  content: `## In short

- You choose whether to tell, whom and how much.
- Small changes often do most: a seat, a break, a start time.
- In Britain the law may protect you if IC affects your daily life for a long time.
- Get advice before you sign or leave anything.

## To tell or not to tell

You do not have to tell people at work what you have. But an employer can only help with what they know. Many people choose the middle: they tell one person, and they tell them what they need, not what they suffer.

You might say: "I have a long-term bladder condition. I need to leave the room at short notice, and some days I can't travel. I do my work well when I can plan around it. Could we talk about three small changes?"

Choose a calm day. Bring your three changes in writing.

## Changes that often help

- a desk near the toilet, and no questions about breaks
- the seat next to the door in meetings, and a pause in long ones
- working from home, or a later start, after bad nights
- time for appointments
- a chair and cushion that fit, and a desk at which you can stand
- a uniform with a soft waist
- tasks that do not tie you to a counter or a wheel for hours
- one colleague who covers for ten minutes without asking

Ask for a trial: "Could we try it for six weeks?" A trial is easier to say yes to.

## What the law says, in plain words

This part is about England, Scotland and Wales. Northern Ireland has its own rules. It is no legal advice.

The Equality Act 2010 speaks of a disability when a condition of body or mind is **long-term** and has a **substantial** effect on your normal daily activities. Long-term means twelve months or more. Substantial means more than minor. IC may count, if that is how it is for you. It depends on your life, and not on the name of the condition.

If it counts, your employer has to consider **reasonable adjustments**. Those are changes that take away a disadvantage, such as other hours or a different desk. What is reasonable depends on the job, the cost and the size of the firm. The duty begins when they know, or should know.

You can ask for adjustments when you apply for a job, too.

**Access to Work** is a government scheme for people in England, Scotland and Wales with a health condition that makes parts of their job, or the way to it, hard. You must be 16 or over, and in paid work or about to start. It can give a grant for practical help. It does not replace what your employer must do.

## Proof

A short letter from your GP or specialist helps. Ask them to write what you cannot do and what would help. The name of the condition may stay out, if you prefer. Some firms have occupational health. They see you and advise the firm. You may ask what they will pass on.

Keep notes: dates, what you asked for, what was said. A record of bad days from [your log](/log) can show that it is long-term. Share only what you choose.

## A bad day at work

- Have a bag ready: pads, spare clothes, pain relief, a heat patch if it suits you.
- Have a sentence ready: "I need to step out for ten minutes."
- Breathe out slowly in the corridor. Let the pelvic floor drop.
- If it gets worse, go home early and tell one person.

Do not drink less in order to get through a shift. It often makes the evening worse.

## If it does not go well

Talk to a union, to Citizens Advice, or to a disability charity such as Scope. Do that before you resign, sign a new contract or go to a hearing. There are time limits, so do not wait for long.

And if you cannot work, or not as much as before, that is no failure. Ask an adviser about benefits. You are more than your job.

${SEEK_CARE}

${sourcesOf('workplace', 'scope', 'accessToWork', 'nhs')}
`,
}
