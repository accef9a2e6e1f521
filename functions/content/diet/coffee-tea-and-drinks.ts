import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const coffeeTeaAndDrinks: BundledArticle = {
  name: 'coffee-tea-and-drinks',
  title: 'Coffee, Tea and Other Drinks',
  summary:
    'Drinks are the most common suspects. How to find out which of them matter for you, and keep the ones that do not.',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: ['drinks', 'diet', 'food', 'elimination', 'hydration'],
  writtenAt: '2026-11-20T09:24:00Z',
  toConfirm: [
    'That headaches from stopping caffeine suddenly are common, and that cutting down over a week or two avoids most of them.',
  ],
  content: `## In short

- Coffee, alcohol, fizzy drinks, citrus and cranberry juice are named most often. None of them bothers all people with IC.
- Test one drink at a time, for two or three weeks.
- Cut coffee down slowly, because stopping overnight can give you a headache.
- If leaving it out changes nothing, have it back.

## Why drinks come first

In surveys many people with IC say that some foods or drinks make their symptoms worse. Drinks are often at the top of the list. You take them every day, and they are easy to change one at a time. That makes them a good place to begin.

But a survey tells you what people noticed. It does not tell you what your bladder will do. Some people drink coffee all their lives with IC and feel no difference. Others feel one cup. It varies from person to person.

## The usual suspects

- **Coffee**, also without caffeine. Caffeine can make you pee more, but it is not all that coffee contains.
- **Tea**, black and green. Weak tea with milk suits some people who cannot drink coffee.
- **Fizzy drinks**, above all cola and drinks with sweeteners.
- **Alcohol.** Wine, beer and spirits can differ for the same person.
- **Citrus juices**, such as orange, lemon and grapefruit.
- **Cranberry juice.** People drink it in the hope of fewer infections. It is very acidic, and many people with IC say that it bothers them.

## What many people find gentle

- water, still and not too cold
- milk, or a plant drink without added flavour
- pear or blueberry juice, thinned with water
- warm water with a little honey
- mild herbal teas, such as chamomile or mint, one kind at a time

Read the label of herbal and fruit teas. Many contain hibiscus, lemon or rosehip, which are acidic. In pregnancy, ask a pharmacist or midwife which herbal teas are safe.

## How to test one drink

1. **Choose one.** The one you suspect most, or the one you drink most.
2. **Watch for a week.** Change nothing. Note pain and urgency in [the log](/log).
3. **Leave it out for two or three weeks.** Put something in its place, so that you still drink enough.
4. **Look honestly.** Is the pain lower by about two points, or by about a third? If so, the drink may matter. If not, it probably does not.
5. **Bring it back.** A small cup on the first day, a bigger one on the second, your usual on the third. Stop if you get clearly worse. This step tells you more than all the others.

Do not test in a flare or during an infection. You would learn nothing.

## Coming down from coffee

If you drink several cups a day, take away half a cup every day or two. Mix normal coffee with decaf, a little more decaf each time. Headache and tiredness on the way are common, and they pass. If you use tablets or energy drinks to stay awake, count them too, because they contain caffeine.

Think about what coffee gives you besides coffee: warmth, a break, company. Keep those. A warm mug of something else, at the same time and in the same chair, makes it easier.

## Sometimes is an answer

You may find that one small coffee after breakfast is fine, and two are not. Or that wine is fine at a good time and not in a bad week. That is useful. You can choose when it is worth it. No drink is a sin, and a flare after a glass of wine is not a punishment.

If you find it hard to stop drinking alcohol, please tell your doctor before you try. Stopping a lot of alcohol suddenly can be dangerous and needs help.

${SEEK_CARE}

${sourcesOf('friedlander', 'jarman', 'niddk', 'nhs')}
`,
}
