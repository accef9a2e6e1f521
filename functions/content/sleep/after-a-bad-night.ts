import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const afterABadNight: BundledArticle = {
  name: 'after-a-bad-night',
  title: 'The Day After a Bad Night',
  summary:
    'You were up five times and the day will not wait. How to get through it kindly, and keep one bad night from becoming two.',
  category: 'Sleep',
  sectionId: 'stress-sleep',
  tags: ['sleep', 'fatigue', 'energy', 'rest', 'work'],
  writtenAt: '2026-11-20T09:08:00Z',
  toConfirm: [
    'That CBT for insomnia is offered before tablets.',
    'A nap of about twenty minutes before mid-afternoon.',
  ],
  content: `## In short

- Get up at about your usual time, even now. It may help the next night.
- Choose two things that must be done today. The rest can wait.
- Do not drive if you are fighting to stay awake.
- One bad night is one bad night. It says little about the week.

## In the first hour

Open the curtains. Light tells your body that the night is over, and that may make the next one easier. Drink a glass of water and eat something small. Wash your face, or stand in a warm shower and let it run over your lower back.

Then look at the day as a kind friend would. What must truly happen? Write down two things. Cross out two others. If you can start later, say so early: "I had a bad night. I'll be there at eleven."

## Through the morning

Pain often feels sharper after a short night. It may only be the short night. High numbers today are real. Look at the whole week before you decide what they mean. Signs that are new to you still need help.

- Do the hardest thing first, while you have the most to give.
- Take a break each hour. Two minutes at a window are enough.
- Move a little. A slow walk wakes you better than a chair does.
- Be careful with coffee. It helps some people and costs others a second bad night.
- Eat small and often. Sugar lifts you for half an hour.

## Safety

Being very tired makes you slow. Do not drive, use machines or climb ladders if your eyes want to close. This holds twice if you took a medicine in the night that makes you sleepy. Ask for a lift, or take the bus.

Put off big decisions and hard talks. They will look different tomorrow.

## The afternoon dip

If you can lie down, do it before three o'clock, and set an alarm for about twenty minutes. Even without sleep, lying with your legs on a chair is a rest. Longer or later naps are tempting, and they are paid for at night.

If you cannot lie down, try five minutes with your eyes closed and a long out-breath. You find a pacer among [the tools](/tools).

## Keep drinking

You may want to drink less today, so as not to be woken again. Try to drink as usual until the evening, in small amounts, and slow down in the last two hours. Strong pee can make the next night worse.

## What to tell other people

Most people have no idea what five trips in a night do to you. A sentence helps: "I was up most of the night with my bladder. I'm slow today, it's not you." At work you may agree on something for such days in advance: a later start, work from home, no long meeting.

At home, trade. "I can cook if you do the school run."

## In the evening

Do not go to bed two hours early. You would lie awake and wait. Go when you are sleepy, perhaps half an hour before your usual time. Have a quiet hour first: low light, nothing that upsets you, warmth if you like it.

If worry begins ("not again"), tell it the truth. You have had bad nights before, and you got through the days after them. You got through this one.

## When bad nights become many

Log your nights for two weeks in [the log](/log). Then talk to your doctor if you are woken by pain or by the bladder on most nights, if you snore and wake unrefreshed, or if you fall asleep by day without meaning to. Long weeks of bad sleep wear down mood and raise pain. There is help for the bladder at night, for pain at night, and for sleep itself. Ask your GP about CBT for insomnia. It is a short course that teaches better sleep without tablets.

${SEEK_CARE}

${sourcesOf('sleep', 'nocturia', 'nhs')}
`,
}
