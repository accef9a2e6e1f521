import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const supplements: BundledArticle = {
  name: 'supplements',
  title: 'Supplements: What to Ask Before You Buy',
  summary: 'Powders, capsules and herbs promise a lot. Seven questions that protect your health and your purse.',
  category: 'Supplements',
  sectionId: 'managing-symptoms',
  tags: ['supplements', 'herbs', 'natural', 'remedies', 'nutrition'],
  writtenAt: '2026-11-20T09:20:00Z',
  toConfirm: [
    'Signs of an allergic reaction and of harm to the liver, and how soon to get help.',
    'That calcium glycerophosphate and sodium bicarbonate are named in questionnaires as easing symptoms after food; we give no dose.',
    'The list of people who should not take herbal medicines without advice.',
  ],
  content: `## In short

- No supplement is known to heal IC. Some people feel better with one, many feel no change.
- "Natural" does not mean safe. Herbs can change how your medicines work.
- Ask a pharmacist before you begin, and tell every doctor who treats you.
- Try one at a time, for a set time, and write down what happens.

## What is known, and what is not

You will meet many names: calcium glycerophosphate, quercetin, aloe, L-arginine, chondroitin, vitamins, herbs. Most have been studied in few people, or not at all. What is true of a small study may not be true of you.

In questionnaires some people say that two things ease their symptoms after food: calcium glycerophosphate and sodium bicarbonate. That is what they report. It is no proof, and both are unsafe for some people. Sodium bicarbonate contains a lot of salt. It can harm people with heart, kidney or blood pressure problems, so do not take it without advice.

One vitamin deserves a warning. **Vitamin C** in tablets is acidic, and many people with IC say that it bothers them. It is often part of a multivitamin or of a powder for colds, so read the label.

## Seven questions

1. **What should it do for me?** Choose one thing, such as fewer night-time trips. "Support your bladder" is no answer.
2. **Who says so?** The seller, or a source that earns nothing from it?
3. **Is it safe with my medicines?** Ask a pharmacist. It takes a few minutes and costs nothing.
4. **Is it safe for my body?** Pregnancy, breastfeeding, kidney, liver and heart conditions, epilepsy and planned surgery all matter.
5. **What exactly is in it?** Look for the full list, with amounts. Look for added citric acid, sweeteners and caffeine, which can bother a bladder.
6. **What does a month cost?** And could that money do more elsewhere, such as for a physiotherapist?
7. **When will I stop?** Set the date before you begin.

## Who should not try herbs alone

Ask a doctor or pharmacist first if you are pregnant or breastfeeding, if you are an older person, or if you have a liver or kidney disease. The same goes if you take medicine for your heart, your mood, epilepsy, cancer or blood clotting. Herbs can make a medicine weaker or stronger. St John's wort is known for it.

Tell the team before any operation or procedure. Some herbs raise the risk of bleeding.

## A fair trial

- **One at a time.** If you begin three, you cannot tell which one did it.
- **Write down the start**: the name, the amount and the date. You can log it with your medicines in [the log](/log).
- **Give it the time** that the pharmacist thinks is fair, often some weeks.
- **Compare.** Is the thing you chose clearly better than in the weeks before? A change of two points in pain is often taken as one that matters.
- **Stop, and see.** If you stay well without it, you may not need it.

**Call 999** if you have trouble breathing, or if your face, lips or tongue swell. Stop at once and call your GP or NHS 111 the same day for a rash, yellow skin, dark pee or bad tummy pain.

## Signs of a bad deal

- It promises to cure, or to work for all people.
- It tells you to stop your medicine.
- You must buy today, or pay each month.
- The proof is a row of happy faces.
- It says that doctors hide it from you.

When you have been in pain for a long time, hope is precious. Spend it on things that are honest with you.

${SEEK_CARE}

${sourcesOf('friedlander', 'herbs', 'herbsAndRisk', 'nhs')}
`,
}
