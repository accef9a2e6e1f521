import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const lettingItDrop: BundledArticle = {
  name: 'letting-it-drop',
  title: 'Letting the Pelvic Floor Drop',
  summary: 'Why squeezes can be the wrong exercise for IC, and a gentle way to let tight muscles go.',
  category: 'Pelvic Floor',
  sectionId: 'pelvic-floor',
  tags: ['pelvic', 'relaxation', 'breathing', 'pain', 'urgency'],
  writtenAt: '2026-11-20T09:17:00Z',
  toConfirm: [
    'Advice against strengthening (AUA 2022), and that a physiotherapist may still choose it for a person after an examination.',
    'Ten breaths as a start, and child’s pose and happy baby as positions.',
  ],
  content: `## In short

- With IC the muscles of the pelvic floor are often too tight, not too weak.
- Squeezes (Kegels) can make tight muscles worse. Do not begin them unless a specialist who examined you asks you to.
- "The drop" is the opposite: soften on the in-breath, without pushing.
- A pelvic health physiotherapist can tell you how your muscles really are.

## What the pelvic floor is

The pelvic floor is a bowl of muscles at the bottom of your pelvis. It runs from the pubic bone in front to the tailbone behind. Bladder and bowel rest on it, and in women the womb. It keeps things closed, and it must let go when you pee, open your bowels or have sex. All people have one.

![A side view of the pelvis as a simple drawing: the pelvic floor hangs like a hammock between the pubic bone and the tailbone, below the bladder.](/media/figures/pelvic-floor.svg)

## Why it tightens

When something hurts, muscles around it pull tight to protect it. Hold a fist for an hour and your hand aches. The same happens here. Pain makes you hold, and holding makes more pain. Rushing to the toilet, holding on for long and worry add to it.

Signs that yours may be tight: pee that is slow to start, pain with sex, pain when you sit, constipation, and a feeling that you are never quite empty. Only an examination can tell for certain. Slow pee or never feeling empty can have other causes. Tell your doctor, and ask whether to measure how much stays in your bladder after you pee.

## Why not squeezes

For leaks after childbirth, squeezes are often the right advice. With IC and a tight floor they can be like lifting weights with a cramp. The American guideline on IC says that strengthening exercises should be avoided, and that physiotherapy should help the muscles release.

If you were told to do squeezes and you have pain, ask again. Say: "I have IC. Could my muscles be too tight?"

## The drop, step by step

1. **Lie down** with your knees bent, or on your side with a pillow between your knees. Be warm.
2. **Put a hand on your lower tummy.** Let your jaw and shoulders go.
3. **Breathe in** through your nose, softly. Let your tummy rise into your hand. Feel the pelvic floor widen and sink a little, as when you begin to pee.
4. **Breathe out** and do nothing. Do not pull up, and do not push down.
5. Take about ten such breaths.

It is a small movement. At first you may feel nothing. Some people find it easier to think of the two sitting bones moving apart, or of warm water spreading.

**No pushing.** If you bear down, you train the wrong thing.

**Stop** if you feel dizzy, or if pain rises. Come back to normal breathing. Some days it is not the right thing, and warmth is.

## Positions that help

- **Supported rest:** lie on your back, with your lower legs on a chair or on cushions.
- **Child's pose:** kneel, sit back on your heels and lean forward on to a pillow. Spread your knees as far as it is pleasant.
- **Happy baby:** lie on your back and hold the backs of your thighs, with your knees wide.

Stay for about ten breaths, twice. Skip the ones that hurt your knees, hips or back. If you are pregnant or had surgery lately, ask first. In late pregnancy do not lie flat on your back for long.

You find a pacer for the breath among [the tools](/tools).

## Through the day

Ten breaths a day are good. Ten small moments are better. Whenever the kettle boils or a page loads, ask: am I holding? Let it drop. On the toilet sit fully, with your feet flat, and wait for the pee to come. Do not push it.

Changes come over weeks, not days. How much this helps varies from person to person.

## What a physiotherapist does

A pelvic health physiotherapist listens, watches how you breathe and move, and may offer to feel the muscles, from outside or inside. You can say no to any part, at any time. You can ask: "Do you work with IC? Do you teach muscles to let go?" Both answers should be yes.

${SEEK_CARE}

${sourcesOf('aua', 'somerset', 'torbay', 'nhs')}
`,
}
