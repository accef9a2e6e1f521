import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const travel: BundledArticle = {
  name: 'travel',
  title: 'Travelling with IC',
  summary:
    'Looking up toilets is not giving in. It is what lets you go. Planning a journey, from the bus into town to a long flight.',
  category: 'Mind-Body',
  sectionId: 'living-with-ic',
  tags: ['travel', 'drinks', 'support', 'relief', 'urgency'],
  writtenAt: '2026-11-20T08:58:00Z',
  toConfirm: [
    'Getting up on long journeys against blood clots, and who needs advice before a flight.',
    'Medicines in hand luggage with a copy of the prescription.',
  ],
  content: `## In short

- Plan the toilets, and then think about something else.
- Sip on the way. Going dry often makes the evening worse.
- Carry a small bag with what you need for six hours.
- Keep your medicines with you, and a list of them.

## Before you go

Do it once, on paper or in your phone:

- Where are the toilets on the way? Stations, services, cafés, a friend.
- Where can I get out? A train with a toilet is often easier than a coach without one.
- Which seat? The aisle, near the toilet.
- When do I leave? Choose the time of day when your bladder is calmest.
- What if it goes wrong? A number to call, and enough money for a taxi home.

Then stop planning. You have done what you can.

In Britain many accessible toilets are locked, and one key opens them: the RADAR key of the National Key Scheme. You can order one from Disability Rights UK or from some councils, for a small charge. Some charities give their members a card that says that you need a toilet urgently. You may not always need it. It is good to have in your pocket.

## The six-hour bag

- water, and a snack that you trust
- pads, spare pants, tissues, a bag that closes
- pain relief as agreed, and your medicine list
- a heat patch, if your skin is used to it, or a small bottle to fill
- a soft cushion
- something to listen to

## On the way

**In the car:** stop every hour or two, also when you think you need not. Get out and walk. Put the lap belt low on the hip bones, with something soft below it if it presses. Never leave it off.

**In the train or bus:** sit near the door. Stand up now and then.

**In the air:** ask at check-in for an aisle seat. Go before boarding, and again when the seat-belt sign goes off. Cabin air is dry, so sip. Alcohol and coffee may be wiser afterwards. Move your feet and get up each hour. Sitting still for long can lead to blood clots. If you had a clot, are pregnant, had surgery lately or take hormones, ask before you fly.

If an urge comes when you cannot go: keep still, breathe out slowly, let the pelvic floor soften, count backwards. Often it passes. There are also small travel toilets and large pads. Some people never use them, but feel free because they could.

## While you are there

- Keep your usual times for drinks, meals and sleep as well as you can.
- Leave the first evening free.
- Look up where the nearest pharmacy and doctor are, and write down the local emergency number.
- Test new food on a day without a long tour.
- In a hot country drink more than at home. Your pee shows you how much.
- Do not train your bladder on a holiday.

## Abroad

Take enough medicine for a week more than you plan. Keep it in your hand luggage, in its box, with a copy of the prescription. Some countries have rules about strong painkillers, so ask the pharmacist or the embassy some weeks before. Tell your travel insurance about IC. If you do not, they may not pay.

Write two sentences in the language of the place: "I have a bladder illness. Where is the toilet, please?"

If you cross time zones, take your medicines as your pharmacist tells you.

## If you flare on the way

Make the day small. Cancel the tour and keep the view. Warmth, breath, rest, [the flare kit](/flare-kit). It works without a connection. A flare may feel worse in a strange place. If it is not like your usual flares, it could be an infection. Get a test.

## And when you are back

Give yourself a day before work. Note what helped. Next time, the list is half done.

${SEEK_CARE}

${sourcesOf('radar', 'altru', 'bladderHealth', 'nhs')}
`,
}
