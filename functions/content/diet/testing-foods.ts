import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const testingFoods: BundledArticle = {
  name: 'testing-foods',
  title: 'Testing Foods One at a Time, Safely',
  summary:
    'How to leave out a few foods for a short time and bring them back, so that you learn something and still eat well.',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: ['elimination', 'diet', 'food', 'nutrition', 'tracking'],
  writtenAt: '2026-11-20T09:23:00Z',
  toConfirm: [
    'The plan: 7 days baseline, up to 4 weeks without (usually 3), 3 days of growing portions, at least 3 days between foods.',
    'The list of people who must not begin without a doctor or dietitian.',
  ],
  content: `## In short

- Leave out few foods, for a short time, and always bring them back.
- Test one food at a time, with growing portions over three days.
- If nothing is clearly better after four weeks, these foods are probably not your main trigger.
- Some people should not do this alone. Read the list below first.

## Who should ask first

Talk to your doctor or a registered dietitian before you leave out foods if any of this is true for you:

- you are pregnant or breastfeeding
- you are underweight, or you are losing weight without trying
- you have, or have had, an eating disorder
- you have diabetes or kidney disease
- you already leave out much for other reasons

**If you have a food allergy, never test that food at home.** And no child should go on such a plan without a specialist.

## Step 1: watch for a week

Change nothing for seven days. Eat what you eat. Note your pain and urgency each day in [the log](/log). This is your baseline. Without it you cannot tell whether anything changed.

## Step 2: leave out a short list

Choose the foods you suspect most. If you have no idea, these eight are named most often: coffee, alcohol, fizzy drinks, citrus juices, cranberry juice, artificial sweeteners, hot peppers and spicy food.

Leave them out for about three weeks, and never longer than four. Cut coffee down over some days first, or you may get a headache. **If you drink a lot of alcohol, ask your doctor before you stop. Stopping suddenly can be dangerous.** Put other foods in their place, so that you eat enough. Keep the rest of your life as steady as you can. A new medicine in the same weeks would spoil the test.

A short list is better than a long one. It is easier to keep, it is safer, and you have less to test afterwards.

## Step 3: look honestly

After three or four weeks compare with your baseline. Is your pain lower by about two points out of ten, or by about a third?

- **Yes:** food may matter for you. Go on to step 4 to find out which.
- **No:** bring all of it back. This is a good result: you can look elsewhere.

## Step 4: bring foods back, one at a time

Wait until you are steady. Then take one food.

1. **Day 1:** a small portion.
2. **Day 2:** a medium portion.
3. **Day 3:** a normal portion.

Stop at once if you get worse by two points or more, or if a flare begins. Then wait. You need at least three days of rest, and two days close to your baseline, before you try the next food.

Give each food one of four words:

- **Tolerated:** nothing happened. It is back on your plate.
- **Small portions only:** a little is fine, a lot is not.
- **Reacts:** it was clearly worse. Test it once more when you are steady. If it is worse again, leave it for some months.
- **Unclear:** a bad night, a cold or your period got in the way. Repeat it later.

Do not test in a flare or during an infection.

## Be fair to your food

One bad day after tomatoes is one bad day. You would have had some bad days without tomatoes too. If a food seems to react, repeat the test once before you give it up. Two clear results mean much more than one.

If two foods always come together, such as wine and pizza, you cannot tell them apart. Give each a test of its own, with the rest days in between.

## When to stop

Stop the plan and get advice if you lose weight, feel faint, or think about food all day. A list that grows shorter and shorter is a sign to ask for help. It is no sign of strength. Your aim is the widest diet that you can live with.

The food tools of this app can guide you through these steps. You find them among [the tools](/tools).

${SEEK_CARE}

${sourcesOf('friedlander', 'jarman', 'aua', 'nhs')}
`,
}
