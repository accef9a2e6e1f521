import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const icFriendlyDiet: BundledArticle = {
  name: 'ic-friendly-diet',
  title: 'The IC-Friendly Diet: Where to Start',
  summary:
    'Food matters for many people with IC, but not the same food for everyone. How to find out what is true for you.',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: ['diet', 'food', 'nutrition', 'elimination'],
  writtenAt: '2026-11-21T09:03:00Z',
  toConfirm: [
    'The four parts of the plan and their lengths; who must ask first.',
    'The list of foods that are usually gentle.',
  ],
  content: `## In short

- No food bothers all people with IC. Find out what is true for you.
- Watch for a week first. Then test one suspect, often coffee.
- If leaving foods out changes nothing, bring them all back.
- Some people should ask a doctor or dietitian before they leave out foods.

## What is known

Search for an IC diet and you find long lists of what you may never eat again. If you followed all of them, there would be little left on your plate. There is a kinder way: find out what matters for **you**, and eat everything else in peace.

In surveys most people with IC say that some foods or drinks make their symptoms worse. The same names come up again and again. But surveys ask what people believe, and people differ widely. There is no food that bothers all people with IC, and some people find that food makes no difference at all.

So no list is a rule. It is a place to begin looking.

## The usual suspects

If you want to know where to look first, these eight are named most often:

- coffee
- alcohol
- fizzy drinks
- citrus juices
- cranberry juice
- artificial sweeteners
- hot peppers
- spicy food

Tea, tomatoes, citrus fruit, chocolate, vinegar, soy sauce and vitamin C tablets are also often mentioned. About others, such as bananas, nuts, yoghurt or sourdough, people and lists disagree. Read "it varies" and move on.

Cranberry deserves a word of its own. Many people think it is good for the bladder, because some people take it in the hope of fewer infections. With IC, many people say that it bothers them.

## What is usually gentle

It helps to know what you can lean on, above all on bad days:

- **Drinks:** water, milk, mild herbal teas if they suit you
- **Fruit:** pears, blueberries, melon, apricots, dates
- **Vegetables:** carrots, broccoli, courgettes, cucumber, potatoes, squash, peas, mushrooms
- **Filling things:** rice, oats, mild cheese, eggs
- **Meat and fish:** chicken, turkey, beef, lamb, most fish
- **Flavour:** herbs, garlic, olive oil

That is a real dinner already: roast chicken with carrots and potatoes, or a bowl of rice with courgettes, peas and an egg.

## Start small

You need not begin with a full elimination diet. Two steps come before it.

**First, only watch.** For one week change nothing. Log how you feel and what you eat and drink, as far as it takes no effort. This is what you compare with later.

**Then test one suspect.** Take the one that you most suspect, often coffee. Leave it out for two or three weeks, and keep the rest of your life as steady as you can. If it makes a clear difference, you have learnt something worth knowing. If not, have your coffee back, and enjoy it.

If you drink a lot of coffee, cut down over some days. Stopping overnight can give you a headache that has nothing to do with your bladder.

## If you want to go further

A careful elimination plan has four parts. The food tools of this app are there to guide you through it.

1. **A baseline.** About a week of logging without changing anything.
2. **Leaving out.** The common suspects go, all together, for a limited time: usually about three weeks, and no more than four. **If you drink a lot of alcohol, ask your doctor before you stop. Stopping suddenly can be dangerous.** A short list is easier to keep, and safer.
3. **An honest look.** Is pain lower by about two points, or by about a third? If not, these foods are probably not your main trigger, and everything comes back. That is a good result, too.
4. **Bringing back, one at a time.** When you are steady, try one food: a small portion on the first day, a medium one on the second, a normal one on the third. Stop if you get clearly worse. Then wait at least three days, until you are back where you began, before you try the next.

Some foods turn out to be fine in small amounts, or once a week. "Sometimes" is an answer. And if a test is unclear, because of a bad night, a cold or your period, call it unclear and repeat it later.

Do not test foods in a flare or during an infection. You would learn nothing, and you have enough to deal with.

## Who should ask first

Please talk to your doctor or a dietitian before you leave out foods if you are pregnant, underweight or losing weight, have diabetes, a food allergy, kidney disease, or have or have had an eating disorder. The same is true if you already leave out much for other reasons. A registered dietitian can help you to eat enough of everything while you look for triggers.

Going without many foods for long can do harm of its own. A diet that keeps getting smaller is a sign to ask for help, not to try harder.

## Keep drinking

It is tempting to drink less so as to pee less. But strong, dark urine may irritate the bladder, and too little fluid can lead to constipation, which presses on the bladder as well. Unless a doctor has told you otherwise, a common aim is one and a half to two litres a day, spread out in small amounts. Many people drink a little less in the last hours before bed.

## On a flare day

Keep to what you know is gentle, drink water in small sips, and let the plan rest. [The flare kit](/flare-kit) is there for everything else.

${SEEK_CARE}

${sourcesOf('friedlander', 'jarman', 'aua', 'nhs')}
`,
}
