import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const periods: BundledArticle = {
  name: 'periods',
  title: 'Your Period, Your Cycle and IC',
  summary: 'Many people feel more bladder pain around their period. How to find out whether you do, and plan for it.',
  category: 'Mind-Body',
  sectionId: 'understanding-cycle',
  tags: ['cycle', 'pain', 'tracking', 'flare', 'symptoms'],
  writtenAt: '2026-11-20T09:02:00Z',
  toConfirm: [
    'How soon to get help for bleeding after sex or the menopause, and for new pain when a period is late.',
    'The finding of Powell-Boone 2005 (7 people with IC, pain highest around the period), told without numbers.',
    'Signs that point to endometriosis, and bleeding that needs a doctor.',
    'That IC may get better or worse in pregnancy.',
  ],
  content: `## In short

- Bladder pain can be worse in the days around a period. It varies from person to person.
- Two or three cycles in your log can hint at whether that is true for you.
- If it is, plan quiet days and have your comforts ready.
- Very painful or heavy periods deserve a doctor, because they have their own causes.

## What is known

The NHS says that bladder pain may be worse during a period. In a small study people with IC kept a diary through their cycle. Their pain was highest in the days around their period. They went to the toilet most often then, too. The study was small, and it tells you about a group and not about you.

Why it happens is not clear. Hormones rise and fall and may change how nerves feel pain. Womb and bladder are neighbours, and a cramp in one can wake up the other. Poor sleep, a slow or a loose bowel and a bloated tummy add to it.

Some people notice the days of ovulation instead. Some notice nothing.

## Find your own pattern

1. Mark the first day of each period. In [the settings](/settings) you can switch on cycle tracking.
2. Log pain and urgency on most days, also on good ones.
3. After two or three cycles, look: are the days around your period higher by two points or so? Or is it spread evenly?

One cycle tells you nothing. A bad week can fall together with a period by chance. Three times in a row begins to mean something.

If you use hormones, your pattern may be different. After the menopause, dryness and thinner skin can make the bladder more sensitive. There is treatment for that, so ask.

## If the pattern is there

**In the week before:**

- Put your comforts in one place: bottle, pads, soft trousers, pain relief.
- Keep that week free of big food tests and of bladder training steps.
- Plan lighter days, if you can. Move the long drive.
- Look after your bowel.

**In the days themselves:**

- Warmth on the tummy or the lower back, wrapped in a cloth.
- Pain relief as agreed. For some people it works better if it is taken early. Ask a pharmacist which one is safe for you.
- Slow breaths with the pelvic floor dropping. Cramps make it grip.
- Pads or period pants instead of tampons or cups, if the pressure bothers you. Choose ones without perfume.

**After:** look back for a minute. What helped? Write it down for next time.

## Is it the bladder or something else?

Bladder, womb and bowel share nerves, so it is hard to tell them apart. Tell your doctor if

- your periods are so painful that you miss work or school
- you bleed very heavily, or for longer than usual for you
- you bleed between periods
- it hurts to open your bowels, or to have sex, most of all around your period
- the pain is there all month and getting worse

**See a doctor soon** if you bleed after sex or after the menopause. If your period is late and you have new pain low down, do a pregnancy test, and get help the same day.

Endometriosis is one of the causes, and some people with IC have both. It can be treated. Say: "My bladder pain follows my cycle. Could it be endometriosis as well?"

## Treatments that follow the cycle

If your record shows a clear pattern, bring it. Your doctor may talk with you about hormones to even out the cycle, or about a pain plan for those days only. Each has pros and cons, and it depends on your age, your plans for children, and your health. This app cannot say what is right for you.

## Pregnancy

If you are or may be pregnant, tell each person who treats your bladder. Some medicines are not safe then. **New bladder symptoms in pregnancy need a test the same day**, because infections are more serious. Some people with IC feel better while pregnant, some worse.

## And kindness

It is not fair to have pain on top of pain. If you cry more in those days, you are tired. Say no more often. Let the dishes stand.

${SEEK_CARE}

${sourcesOf('powellBoone', 'nhs', 'aua')}
`,
}
