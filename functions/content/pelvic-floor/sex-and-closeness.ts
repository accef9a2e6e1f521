import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const sexAndCloseness: BundledArticle = {
  name: 'sex-and-closeness',
  title: 'Sex and Closeness with IC',
  summary:
    'Pain with sex is common with IC and there is help for it. How to talk about it, and ways to be close that do not hurt.',
  category: 'Pelvic Floor',
  sectionId: 'pelvic-floor',
  tags: ['intimacy', 'relationships', 'pelvic', 'pain', 'support'],
  writtenAt: '2026-11-20T09:14:00Z',
  toConfirm: [
    'Peeing before and after sex as common advice, and lubricants without glycerine or perfume as often better tolerated.',
    'When pain or bleeding with sex needs an examination.',
  ],
  content: `## In short

- Pain during or after sex is common with IC. You are not alone, and you are not broken.
- You never have to put up with pain. Stop is a full sentence.
- Tight pelvic floor muscles are often part of it, and they can be treated.
- Closeness without a goal counts.

## Why it can hurt

The bladder lies close to where sex happens, in women and in men. A sore bladder does not like to be pressed. Muscles that have learnt to guard pull tight at the wrong moment. Dryness, a skin condition, endometriosis or an infection can add to it. So can fear. If the last time hurt, your body remembers.

For men pain may come with or after ejaculation, in the penis, the testicles or behind them. For women it may come at the entrance, deep inside, or the day after.

It varies from person to person. Some people with IC have no trouble here at all.

## Talk at another time

The best moment is not in bed. Choose a walk, or the washing-up. You might say:

- "I miss you. I'm afraid of the pain. Both are true."
- "This is fine for me. That hurts. Could we do more of this?"
- "When I say stop, it isn't about you. It helps if we just hold each other then."

Say what you would like as well as what hurts. A partner who knows only the no is left guessing.

## Before, if you want to

- Pick a time when you are usually at your best. It need not be at night.
- Pee first, without pushing.
- Warmth on the lower tummy, and ten slow breaths with the pelvic floor dropping.
- Use plenty of lubricant. One without perfume or warming effects is often kinder. Oil can damage condoms, so read the label.
- Take painkillers only as your doctor has agreed.

## During

Go slowly. You lead the depth and the pace. Positions in which you can move away easily are safer, such as lying side by side. Put a pillow under your hips if it takes the pressure off. If an urge or pain rises, pause and breathe. If it stays, stop.

There is much that does not press on the bladder: hands, mouths, skin, massage, a bath, words. For many couples this becomes the real thing and not the second best.

## After

Pee when you feel like it, and rinse with plain water. Cold or warmth, whichever you like. Rest with your knees supported. If you often flare the day after, plan a quiet one, and note it in [the log](/log) with whatever words you wish. It is private.

## If you have no partner

Closeness to your own body is allowed to be good as well. The same rules hold: slow, warm, stop when it hurts. When you meet a new person, you decide what to tell and when. One sentence is enough: "I have a bladder condition, so sometimes I need to stop."

## Who can help

- **Your doctor or nurse.** They hear this every week. "Sex hurts since my bladder trouble began" opens the door. Ask for an examination if you never had one.
- **A pelvic health physiotherapist**, to help the muscles let go.
- **A sex or couples therapist**, if fear, anger or distance has grown.

Ask soon if there is bleeding after sex, a new discharge, sores, or new deep pain. Those have other causes and should be looked at. If you may have caught an infection, a sexual health clinic tests in confidence.

And if a person presses you to have sex that you do not want, that is never a price you owe for being ill. Tell a person you trust, or your doctor or a sexual health clinic. Call 999 if you are in danger.

${SEEK_CARE}

${sourcesOf('bladderHealth', 'cob', 'somerset', 'nhs')}
`,
}
