import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const eatingOut: BundledArticle = {
  name: 'eating-out',
  title: 'Eating Out with IC',
  summary:
    'A meal with friends should be about friends. How to choose the place, the dish and the seat, and enjoy the evening.',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: ['food', 'diet', 'travel', 'drinks'],
  writtenAt: '2026-11-20T09:22:00Z',
  content: `## In short

- Look at the menu before you go, and pick one dish that you trust.
- Ask for sauces, dressings and spices on the side.
- Choose the seat with the shortest way to the toilet.
- If you do not know your triggers, you do not need to avoid anything.

## Before you go

Most places show their menu online. Find one or two dishes that you know are fine for you. Then you do not have to decide while everyone waits.

If you have no known trigger foods, eat what you like. Lists of forbidden food that other people made do not apply to you.

It can help to:

- go a little early or late, when the kitchen has time for a question
- suggest the place yourself, so that you know the menu and the toilet
- eat a small snack first if the meal will be late
- take a look at where the toilet is when you arrive

## What to order

Simple dishes are easier to judge than mixed ones. You can see what is in them. Many people with IC do well with:

- grilled or roast chicken, turkey, fish or meat without a spicy marinade
- potatoes, rice or plain pasta with oil and herbs
- cooked carrots, courgettes, peas, squash or green beans
- an omelette, or eggs on toast
- a pear, melon or a plain cake

Dishes that often hide something: tomato sauces, curries, pickles, salad dressings with vinegar, soy sauce, and anything called hot, sharp or smoky. If you know that one of these bothers you, ask.

You can say it in one sentence: "I have a bladder condition and can't have chilli or vinegar. Which dish would be easiest?" Staff hear such questions every day. **If you have a food allergy, say that it is an allergy.** That is a different matter, and the kitchen must know.

## Drinks

Still water is always there. You can also ask for milk, warm water, or a mild herbal tea. If there is a toast, a glass of water in a wine glass looks like any other drink. You owe no one a reason.

If you would like a glass of wine and know what it may cost you, it is your choice. Some people have it with food and drink water beside it.

## At the table

A seat at the end means that you can get up without a fuss. Tell one person that you may slip out now and then. After that you do not need to say it again.

Wear something that is loose at the waist. Bring what makes you feel safe: a spare pad, your medicine, a heat patch if you use one and know how it suits your skin.

If an urge comes in the middle of a story, you can stay still, breathe out slowly, and let your pelvic floor soften. Often the wave passes. If it hurts, go. Both are fine.

## When other people comment

Some people will tell you to try just a little, or what worked for their cousin. You might say:

- "Thank you, I've found what works for me."
- "It's kind of you to ask. Let's talk about something nicer."
- "I can't tonight. Next time, maybe."

When you are invited to a home, ring before. "I love coming. Could I have mine without the sauce?" is easier for the host than a full plate left over. Or bring a dish that all can share.

## The day after

If you feel worse the next day, write it down and be kind to yourself. A late night, a long time in a chair, excitement and food come together on such an evening. You cannot know which it was. If you suspect one food, [test it on its own](/tools) at a quiet time.

And if the evening was good, note that too. Good evenings count.

${SEEK_CARE}

${sourcesOf('niddk', 'jarman', 'bladderHealth', 'nhs')}
`,
}
