import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE_FOR_MOOD } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const buildingYourNetwork: BundledArticle = {
  name: 'building-your-network',
  title: 'Building Your IC Support Network',
  summary: 'IC can be lonely. Who can help, what to say to them, and how to ask when you have little strength to ask.',
  category: 'Mind-Body',
  sectionId: 'living-with-ic',
  tags: ['support', 'relationships', 'work', 'appointments', 'basics'],
  writtenAt: '2026-11-21T09:01:00Z',
  toConfirm: ['The law in plain words: for a legal adviser to confirm, not a clinician.'],
  content: `## In short

- You need few people: one or two who know everything, and a few who can help.
- Have your sentences ready, because pain takes the words away.
- A small care team and good notes make appointments count.
- Write your call for help now, while you are well.

## Your own people

IC does not show, and few people talk about the bladder. Many who have IC become experts at saying "I'm fine" and leaving early. You do not need a crowd. Two or three people who know make a great difference.

You decide who knows, and how much. Think of three circles:

- **One or two who know everything.** A partner, a sister, an old friend. They may see you on a bad day.
- **A few who know enough**, so that they are not hurt when you cancel.
- **All others.** They need no more than a sentence, or nothing at all.

It helps to have your sentences ready, because pain takes the words away. You might say:

- "I have a long-term bladder condition. It's painful, and it comes and goes. It isn't catching."
- "Some days I'm fine, and some days I have to cancel at the last minute. Please keep asking me."
- "You don't have to fix it. It helps if you believe me."

People who love you often want to do something and do not know what. Give them something real: warm the hot-water bottle, choose the café with the easy toilet, take over the shopping this week, sit with me and talk about something else.

## A partner

IC often reaches into the bedroom. Pain during or after sex is common with IC, and worry about it can keep two people apart who miss each other. What helps many couples is to talk at a quiet moment, not in bed. Say what you would like as well as what hurts. Closeness without a goal counts. If pain with sex troubles you, tell your doctor or physiotherapist. They have heard it before, and there is help for it.

## Your care team

No single person knows everything about IC, so most people end up with a small team. It may include:

- **A GP** who knows your whole story and holds the threads together. If you can, ask for the same one each time.
- **A urologist or urogynaecologist**, for tests and for treatments of the bladder.
- **A specialist nurse**, who is often the easiest to reach between appointments.
- **A physiotherapist** who knows pelvic pain. Ask whether they work with IC, and whether they teach muscles to relax.
- **A dietitian**, if you want to find out about food.
- **A psychologist or a pain clinic**, for living with pain that stays.

You do not need them all. You need those who fit, and who take you seriously. If one of them does not believe you, it is right to ask for another opinion.

## Making appointments count

- Write down your one most important question, and say it first.
- Bring a page from [your log](/log), or a few numbers from [your trends](/trends): how the last weeks were, and what you tried.
- Take a friend along. They hear what you miss.
- Before you leave, ask: "What do we try next, for how long, and how will we know whether it helped?"
- Ask for a copy of the letter.

## People who have it, too

There is a special relief in not having to explain. Charities and patient groups offer it in several forms: help lines, leaflets, meetings, online groups. In the United Kingdom there is Bladder Health UK. In the United States there is the Interstitial Cystitis Association.

Online groups are there at three in the morning, when all others sleep. Use them with some care:

- The loudest stories are often the worst ones. People who are doing well are out, living.
- What helped one person may not help you, and could harm. Ask your doctor or pharmacist before you try a new medicine or supplement.
- Be careful with people who promise a cure, and most of all if they sell it.
- If you feel worse after reading, close it. You can leave and come back.

And guard your privacy. Do not put your full name, your town and your diagnosis in the same place.

## At work or college

You do not have to tell an employer about your health, but telling one person can make life easier. If IC has a substantial and long-term effect on your daily life, it may count as a disability in law. In England, Scotland and Wales your employer then has to consider reasonable adjustments. Small things often do most:

- a desk near the toilet, and no questions about breaks
- working from home on flare days, or starting later after a bad night
- a seat at the end of the row, and a pause in long meetings
- a chair that lets you change your position

The Access to Work scheme may help with costs. Colleges and universities have disability services that arrange, for instance, breaks in exams. A letter from your GP or specialist helps. An adviser at a charity, a union or Citizens Advice can tell you where you stand.

## Out and about

Some charities offer a card. You show it to ask for a toilet, and need not explain. The National Key Scheme opens many locked accessible toilets with one key. Looking up toilets before a journey is not giving in to IC. It is what lets you go.

## Asking when it is hard

On the worst days it is hard to write a message from nothing. So write it now, while you can. Save one line that you can send with two taps, such as "Bad day. Could you call tonight?" And make an agreement: what you need when you send it, and what you do not.

${SEEK_CARE_FOR_MOOD}

${sourcesOf('bladderHealth', 'nhs', 'aua', 'workplace', 'accessToWork', 'radar')}
`,
}
