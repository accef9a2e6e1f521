import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const smallComforts: BundledArticle = {
  name: 'small-comforts',
  title: 'Clothes, Warmth and Cold: Small Comforts',
  summary: 'A waistband, a cushion, a hot-water bottle. Small things on the outside that can make a sore day easier.',
  category: 'Pelvic Floor',
  sectionId: 'pelvic-floor',
  tags: ['relief', 'flare', 'pain', 'rest', 'pelvic'],
  writtenAt: '2026-11-20T09:13:00Z',
  toConfirm: [
    'Warmth for 15 to 20 minutes and cold for about 10 as common advice; skin checks for people with less feeling.',
  ],
  content: `## In short

- Warmth or cold: both are right, if they feel right to you.
- Always put a cloth between your skin and heat or ice.
- Choose clothes that do not press on the tummy or rub between the legs.
- A good cushion can save a working day.

## Warmth

Many people with IC reach for warmth first. It can help tight muscles let go, and it can feel safe. You can use:

- a hot-water bottle on the lower tummy, the lower back or between the thighs
- a wheat bag or an electric pad with a timer
- a warm shower on the lower back
- a warm bath, without perfume, salts or foam if your skin is sensitive

**Keep it safe.** Fill a bottle with hot but not boiling water, and check the rubber. Wrap it in a cloth. About fifteen to twenty minutes at a time is plenty, and then let your skin cool. Do not sleep on it. Long, frequent heat can leave brown marks on the skin, and burns come more easily than you think.

Do not use heat on skin that you cannot feel well, over a patch with medicine, or on a fresh wound. Ask first if you are pregnant, have diabetes, or have poor circulation. In pregnancy avoid hot baths and heat on the tummy.

## Cold

Others prefer cold, most of all for burning between the legs. Wrap a soft cold pack or a small bag of frozen peas in a cloth. Use it for about ten minutes. Never put ice on bare skin. Stop if it goes numb or white.

If you do not know which suits you, try one on one day and the other on another day. Some people like warmth in front and cold below.

## Clothes

Tight waistbands press on the bladder all day. You may not notice until you take them off.

- Look for soft waists, dresses, braces or a size more.
- Choose cotton next to your skin, and no seam in the middle.
- Tights press. Stockings, socks or loose trousers press less.
- Change out of wet swimwear or damp sports clothes soon.
- Keep one outfit for bad days, so that you do not have to think.

Soap matters too. Wash between the legs with plain water. Perfumed soap, wipes, bath foam and scented pads bother many people. So can some washing powders. If you suspect one, change only that, for two or three weeks.

## Sitting

A hard chair pushes up on the pelvic floor. Try a soft cushion, or one with a gap in the middle. Sit on both sitting bones, with your feet flat. Get up every half hour if you can. In the car a small pillow behind the lower back helps many people.

A seat belt across the lower tummy can hurt. Never leave it off. Push the lap belt low on to the hip bones, and pad the place with something soft if it still presses.

## In bed

Put a pillow between your knees when you lie on your side, or under your knees when you lie on your back. Use layers, so that you can change the warmth without waking fully. A towel or a waterproof sheet lets you sleep without worry.

## A comfort box

On a good day, put these in one place: the bottle and its cover, a cold pack, soft trousers, pads, your medicine list, a note with the numbers you may need, and something that makes you smile. Then on a bad night you need one thing only. [The flare kit](/flare-kit) is the part of the box that lives in your phone.

None of this heals IC. Comfort still matters. A calmer hour is a real gain.

${SEEK_CARE}

${sourcesOf('cob', 'aua', 'nhs')}
`,
}
