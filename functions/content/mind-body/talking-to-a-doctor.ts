import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const talkingToADoctor: BundledArticle = {
  name: 'talking-to-a-doctor',
  title: 'Talking to a Doctor, and Being Heard',
  summary:
    'Ten minutes are short. How to prepare, what to say first, and what to do when you feel that you are not believed.',
  category: 'Mind-Body',
  sectionId: 'living-with-ic',
  tags: ['appointments', 'support', 'diagnosis', 'treatment', 'tracking'],
  writtenAt: '2026-11-20T09:00:00Z',
  toConfirm: [
    'Rights named here (copies of letters, a chaperone, a second opinion) hold in the NHS; other countries differ.',
  ],
  content: `## In short

- Say the most important thing first.
- Describe what the pain stops you doing, besides how bad it is.
- Before you leave, know what comes next and when.
- If you are not heard, you may ask again, or ask another doctor.

## Before: ten minutes at home

Write three lines, no more:

1. **What troubles me most.** "I'm up five times a night and can't work."
2. **What I have tried**, and what came of it.
3. **What I would like today.** A test? Pain relief? A referral?

Bring a list of all medicines and supplements. Bring a page of numbers, if you have one. You can make it under [reports](/reports). If talking about it is hard, you can hand over your note and say: "It's easier if you read this."

Ask for a double appointment if you can. Ask for the same doctor as last time.

## In the first minute

Start with line one. Do not save it for the door. Then describe it so that another person can see it:

- **Where:** "here, low down, and into the vagina", "behind the testicles".
- **When:** "it grows as I fill and eases when I pee".
- **How much:** a number, and what it means. "It's a six. With a six I can't sit through a meeting."
- **Since when**, and what has changed lately.
- **What it costs you:** sleep, work, sex, friends.

You do not have to look ill. Some people smile when they are in pain. Say so: "I know I seem fine. I'm not."

## Words you may hear

- **Urgency:** a sudden, strong need to pee.
- **Frequency:** going often.
- **Nocturia:** waking at night to pee.
- **Cystoscopy:** a look inside the bladder with a thin camera.
- **Instillation:** a liquid medicine put into the bladder.
- **Pelvic floor:** the muscles under the bladder.

If you do not know a word, ask. "What does that mean for me?" is always a good question.

## Before you leave

Ask these, and write down the answers:

- What do you think it is? What else could it be?
- What do we try next, and for how long?
- How shall we know whether it helped?
- What should I do in a flare, and whom do I call?
- When do I come back?

Repeat it in your own words: "So I take this for six weeks, I log my pain, and I ring if I get a fever." That catches mistakes.

You can ask for a copy of the letter.

## When you feel that you are not believed

It happens, and it hurts. It can take years until IC has a name. Try this:

1. **Say it calmly and concretely.** "I feel that we're not getting anywhere. What would have to happen for you to look further?"
2. **Ask for the reason.** "What makes you think that it isn't the bladder?"
3. **Ask for it in writing.** "Could you note that I asked about a referral?"
4. **Bring a person.** They can say what they see at home.
5. **Ask for another opinion.** You need not apologise for that.

A doctor who says "I don't know" is not a bad doctor. And "the tests are normal" is not the end. You can ask what comes next.

## Hard topics

Sex, bowels, mood, old hurt, drinking, money. All of these matter for the bladder, and doctors hear them every day. A sentence that opens the door: "There's something I find hard to say." You can ask for a chaperone, and you can ask to stop.

If you have been harmed in the past and an examination frightens you, say so before. You may go slowly, in steps, or not at all that day.

## After

Sit down for two minutes and write what was said, before you forget. Put the next date into your calendar. If something is not clear, ring the practice. And do one kind thing for yourself. Being brave is tiring.

${SEEK_CARE}

${sourcesOf('aua', 'nhs', 'bladderHealth')}
`,
}
