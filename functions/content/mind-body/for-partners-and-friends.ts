import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE_FOR_MOOD } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const forPartnersAndFriends: BundledArticle = {
  name: 'for-partners-and-friends',
  title: 'Helping a Partner or Friend Understand',
  summary: 'A page to share with the people close to you: what IC is like, what helps, and what to leave out.',
  category: 'Mind-Body',
  sectionId: 'living-with-ic',
  tags: ['relationships', 'support', 'intimacy', 'basics', 'mood'],
  writtenAt: '2026-11-20T08:57:00Z',
  toConfirm: ['Nothing beyond the section on seeking care.'],
  content: `## In short

- IC is real pain in and around the bladder. It comes and goes, and it does not show.
- You cannot fix it. Believing it helps more than you think.
- Ask what helps, on a good day, and write it down.
- Look after yourself, too.

## How to use this page

Perhaps you have IC and are tired of explaining. Send this page, or read it together. From here on it speaks to the person who cares about you.

## What it is like

Think of the worst need to pee you have ever had, on a motorway without a stop. Now think of it with pain, at any time, without warning, and after you have just been. Some days it is a murmur. Some days it is all there is. At night it wakes the person you love, again and again.

IC is not an infection, and a scan may look normal. But people with IC can get infections too, so fever, chills or blood in the pee need help (see below). It is not catching, and it is not in the mind. Stress can turn it up, as it can turn up any pain.

Because it does not show, many people with IC hear "but you look well". Many stop talking about it. So the first gift is simple: **believe it**.

## What helps

- **Ask, don't guess.** "What would help now: company, quiet, or a hot-water bottle?"
- **Give small, real things.** Warm the bottle. Take the child out. Sit in the next room.
- **Know the toilets.** Choose the café with the easy one. Stop the car without a sigh.
- **Keep inviting.** "Come if you can, leave when you like" is a lovely sentence.
- **Take a no as a no**, and ask again next week.
- **Hold the thread.** Remember the appointment, and ask how it was.
- **Laugh together.** IC is not all that they are.

## What to leave out

- "Have you tried cranberry juice?" Many people with IC say that it bothers them.
- "Can't you hold it?" If they could, they would.
- "It's only a bladder." It is sleep, work, love and travel.
- "You were fine yesterday." Yes. That is how it is.
- "Think positive." Listen instead.

Advice is hard to hear when you have tried thirty things. Ask first: "Do you want ideas or an ear?"

## Make a plan on a good day

Sit down with a cup of something, and write down together:

1. How do I tell you that it is a bad day? A word, a sign, a message with one letter.
2. What do I want you to do then? And not to do?
3. What do you take over, and for how long?
4. When do we call a doctor? (See below.)
5. What do you need, so that you can do this for long?

Put it on the fridge or in the phone.

## If you are a couple

IC often reaches into the bedroom. Pain makes people pull back, and then both feel alone. Talk about it by day. Closeness without a goal keeps you warm: a hand, a bath, a film under one blanket. A no to sex is a no to pain, and not to you. If sex hurts, there is help from doctors and physiotherapists.

Share the night. If you are woken as well, try two blankets, or two rooms on work days. It is not a bad sign. It is sleep.

## If you are a friend, parent or child

Friends: a message without a question mark is easy to receive. "Thinking of you, no need to answer."

Parents: your child, grown or not, may need you at a visit. Let them speak first.

Children may ask. A true and short answer is best: "Mum's tummy hurts often. It isn't your fault, and you can't catch it. The doctors are helping."

## Look after yourself

To see pain and not be able to stop it wears you out. You may be sad, cross or bored with it. That does not make you a bad person. Keep your own friends, your sport and your sleep. Find one person whom you can tell how it is. Charities for bladder conditions are there for families as well.

## Take this seriously

If the person you love says that life is not worth living, ask directly about suicide and stay with them. Samaritans answer day and night on 116 123. Call 999 if they are in danger. Asking does not put the thought there.

${SEEK_CARE_FOR_MOOD}

${sourcesOf('bladderHealth', 'nhs', 'niddk')}
`,
}
