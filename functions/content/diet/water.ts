import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const water: BundledArticle = {
  name: 'water',
  title: 'Water: How Much and When',
  summary:
    'Drinking less may seem to make sense when every sip sends you to the toilet. Why small and steady often works better.',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: ['water', 'hydration', 'bladder', 'drinks', 'sleep'],
  writtenAt: '2026-11-20T09:25:00Z',
  toConfirm: [
    'A daily aim of 1.5 to 2 litres for most adults, and the list of people who must ask first.',
    'Fewer drinks in the last two hours before bed.',
  ],
  content: `## In short

- Many adults do well with about one and a half to two litres of drinks a day, unless a doctor has told you otherwise.
- Small amounts, spread over the day, are often kinder than large ones at once.
- Cutting down hard can make your pee stronger, and that may sting.
- Slow down in the last two hours before bed, but do not go thirsty.

## Why drinking less can backfire

When it hurts to have a full bladder, it is natural to drink less. For a few hours it may even help. But then your pee gets darker and stronger, and strong pee may bother a sore bladder. Too little fluid can also lead to constipation, and a full bowel takes up room next to your bladder.

Drinking a great deal is no answer either. It fills the bladder fast, and you spend the day on the way to the toilet. You do not have to flush your bladder.

So aim for the middle, and keep it steady.

## How much

A common aim is about one and a half to two litres in 24 hours. That counts water, milk, tea and everything else you drink. What you need varies from person to person. You need more in hot weather, when you sweat, with a fever, or when you breastfeed. A small person needs less than a tall one.

The colour of your pee is a simple guide. Pale straw is about right for most people. Dark yellow means that you could drink a little more. Some medicines, vitamins and foods change the colour, so it is a guide and no more.

**Ask first** how much is right for you if you have a heart, kidney or liver condition, if you take water tablets, if you have been told to limit fluids, or if you are pregnant.

## When

Try a rhythm like this, and change it until it fits your day:

1. A glass when you get up. The night has been long and dry.
2. Half a glass every hour or so until the late afternoon.
3. A drink with each meal, sipped and not gulped.
4. Only small drinks in the last two hours before bed. Take your medicines with as much water as they need.

If you wake with a dry mouth, a sip is fine.

## Make it easy

- Carry a small bottle and fill it often. A big one invites big gulps.
- Link each drink to something you already do: a break, a phone call, the school run.
- If plain water is dull, try it warm, or with a slice of cucumber.
- Before a journey, do not stop drinking. Sip, and plan the toilet.

## If you drink very little now

Do not double it overnight. Add half a glass a day for some days, and let your bladder get used to it. You may pee more at first. For many people that settles. If it does not, or if pain grows, go back a step and ask your nurse or doctor.

And if you drink far more than two litres because you are always thirsty, tell your doctor. Great thirst has causes that deserve a test.

## See what suits you

For three ordinary days, write down what you drink, when, and how your bladder feels. [The log](/log) has a place for it. Look at the days side by side. Is there more pain on the days when you drank little? Or after one large drink? A few days cannot prove it. They can give you an idea that is worth testing for two weeks.

${SEEK_CARE}

${sourcesOf('torbay', 'kent', 'gateshead', 'nhs')}
`,
}
