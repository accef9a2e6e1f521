import type { Recipe, Step } from './recipe.ts'

/*
 * The recordings that are part of the product, in the order of the library. Tones and bells only; the words are shown.
 * Timings and reasons to stop: the clinical facts about breathing and relaxation. Source: requirement AUDIO-01.
 */

const STOP = 'Stop if you feel dizzy or short of breath, or if pain rises.'

const bell = (seconds: number, cue: string): Step => ({ sound: 'bell', seconds, cue })
const pad = (seconds: number, cue: string): Step => ({ sound: 'pad', seconds, cue })
const breaths = (count: number, [inS, outS]: readonly [number, number], cue: string): Step => ({
  sound: 'breaths',
  count,
  inS,
  outS,
  cue,
})

/** Without a hold, so it suits pregnancy and heart or lung disease, too. */
const IN_4_OUT_6 = [4, 6] as const

const fourInSixOut: Recipe = {
  name: 'in-4-out-6',
  title: 'In 4, out 6',
  summary: 'Five minutes of slow breathing without holding your breath.',
  category: 'breathing',
  exerciseType: 'paced-breathing',
  phase: 'whole',
  writtenAt: '2026-11-25T09:00:00Z',
  steps: [
    bell(10, `Sit or lie as you like. ${STOP}`),
    breaths(3, IN_4_OUT_6, 'Breathe in while the tone rises, and out while it falls.'),
    breaths(6, IN_4_OUT_6, 'Let your tummy move, and your shoulders rest.'),
    breaths(6, IN_4_OUT_6, 'The way out is longer. There is no hurry.'),
    breaths(6, IN_4_OUT_6, 'Soften your jaw. Let your tummy be soft.'),
    breaths(6, IN_4_OUT_6, 'If your mind wanders, the tone waits for you.'),
    breaths(3, IN_4_OUT_6, 'Three more breaths.'),
    bell(10, 'That is it. Stay as long as you like.'),
  ],
}

const pelvicDrop: Recipe = {
  name: 'pelvic-drop',
  title: 'Pelvic drop',
  summary: 'Ten breaths that let the pelvic floor soften. Nothing is pushed or squeezed.',
  category: 'pelvic-floor',
  exerciseType: 'pelvic-drop',
  phase: 'whole',
  writtenAt: '2026-11-25T09:01:00Z',
  steps: [
    bell(10, `Lie with your knees bent, or sit with both feet down. ${STOP}`),
    breaths(2, IN_4_OUT_6, 'As you breathe in, let your pelvic floor soften and sink. Do not push.'),
    breaths(3, IN_4_OUT_6, 'As you breathe out, do nothing at all.'),
    breaths(3, IN_4_OUT_6, 'Soften the belly, the hips, the inside of your thighs.'),
    breaths(2, IN_4_OUT_6, 'Two more. A small softening is enough.'),
    bell(10, 'Rest a moment before you get up.'),
  ],
}

const supportedRest: Recipe = {
  name: 'supported-rest',
  title: 'Supported rest',
  summary: 'Twice ten breaths while cushions carry you, with a pause between.',
  category: 'rest',
  exerciseType: 'supported-rest',
  phase: 'whole',
  writtenAt: '2026-11-25T09:02:00Z',
  steps: [
    bell(15, `Lie on your back with a pillow under your knees, or on your side with one between them. ${STOP}`),
    pad(15, 'Feel where you are held. You can be heavy here.'),
    breaths(5, IN_4_OUT_6, 'Breathe with the tone.'),
    breaths(5, IN_4_OUT_6, 'With each breath out, the cushions take a little more.'),
    bell(20, 'Half-way. Move a little if something presses.'),
    breaths(5, IN_4_OUT_6, 'Breathe with the tone again.'),
    breaths(5, IN_4_OUT_6, 'Nothing to do, nothing to hold.'),
    bell(10, 'Come back slowly. Roll to your side before you sit up.'),
  ],
}

const settling: Recipe = {
  name: 'settling-before-sleep',
  title: 'Settling before sleep',
  summary: 'Ten minutes of low, slow sound that gets quiet by itself.',
  category: 'sleep',
  exerciseType: 'settling',
  phase: 'whole',
  writtenAt: '2026-11-25T09:03:00Z',
  steps: [
    bell(15, `Lie down as you sleep. You can put the phone away and just listen. ${STOP}`),
    pad(45, 'Let your eyes close when they want to.'),
    breaths(6, IN_4_OUT_6, 'A few slow breaths with the tone.'),
    pad(60, 'Let your feet and legs be heavy.'),
    pad(60, 'Let your hips and your tummy be soft.'),
    breaths(6, IN_4_OUT_6, 'Again a few slow breaths.'),
    pad(60, 'Let your hands and shoulders be heavy.'),
    pad(60, 'Let your face and your jaw be smooth.'),
    pad(60, 'If you have to get up once more, that is fine. Come back to this.'),
    pad(60, 'There is nothing left to do today.'),
    pad(60, 'Only rest.'),
  ],
}

const quietMinutes: Recipe = {
  name: 'three-quiet-minutes',
  title: 'Three quiet minutes',
  summary: 'For a flare, day or night. Nothing to do well.',
  category: 'flare',
  exerciseType: 'quiet-minutes',
  phase: 'whole',
  writtenAt: '2026-11-25T09:04:00Z',
  steps: [
    bell(15, `Sit or lie in the way that hurts least. ${STOP}`),
    pad(45, 'This is hard. You do not have to make it better right now.'),
    breaths(3, IN_4_OUT_6, 'If you like, breathe out slowly with the tone.'),
    breaths(3, IN_4_OUT_6, 'Let the breath in come by itself.'),
    pad(45, 'Warmth on your tummy or back can help, if you have it near.'),
    bell(15, 'Stay, or begin again. Your flare kit has more.'),
  ],
}

export const RECIPES: readonly Recipe[] = [fourInSixOut, pelvicDrop, supportedRest, settling, quietMinutes]
