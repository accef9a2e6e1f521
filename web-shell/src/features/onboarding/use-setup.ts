import { useState } from 'react'
import {
  applyPreferencesEdit,
  type Preferences,
  SETUP_STEPS,
  type SetupStep,
} from '../../../../shared/preferences/preferences.ts'
import type { SetupAnswers } from '../../../../shared/preferences/schema.ts'
import { useDraftAt } from '../../shell/first/data/drafts.ts'
import type { Home } from '../../shell/first/data/home-query.ts'

/** The number of slides of the introduction. The next one is the question for consent. */
export const SLIDES = 3

/** Where the user is in the welcome, and what they have answered. */
interface SetupState {
  /** 1 to `SLIDES`, or more when the introduction is over. */
  slide: number
  step: SetupStep
  answers: SetupAnswers
}

/** The state as this device keeps it. */
interface SetupDraft extends SetupState {
  /** What the service knew when the draft was written, and what was sent to it since. */
  basis: string
  sent?: string
}

/** The key of the draft. It is no path: leaving the set-up needs no question, because it continues by itself. */
const DRAFT_KEY = 'welcome'
const NO_DRAFT = undefined as SetupDraft | undefined

function answersOf({ cycle, hydrationGoal, concerns, nickname }: Preferences): SetupAnswers {
  return { cycle, hydrationGoal, concerns, nickname }
}

/** The part of the preferences that the set-up changes, as a text to compare. */
function fingerprint({ cycle, hydrationGoal, concerns, nickname, setupStep }: Preferences): string {
  const { isCycleTracked, lastPeriodOn, cycleLengthDays } = cycle
  return JSON.stringify([isCycleTracked, lastPeriodOn, cycleLengthDays, hydrationGoal, concerns, nickname, setupStep])
}

/**
 * The state of the welcome. It continues where the user was on this device. If another device has continued it since,
 * it continues from what the service has. A draft is compared with the service only once: what the user is typing does
 * not change under their hands.
 */
export function useSetup({ account, consent, preferences }: Pick<Home, 'account' | 'consent' | 'preferences'>) {
  const { value, read, write } = useDraftAt(account, DRAFT_KEY, NO_DRAFT)
  const known = fingerprint(preferences)
  const [outdated] = useState(() => (value && ![value.basis, value.sent].includes(known) ? value : undefined))
  const fromService: SetupState = {
    // A user who has decided about consent before knows the introduction.
    slide: consent === 'none' ? 1 : SLIDES + 1,
    step: preferences.setupStep,
    answers: answersOf(preferences),
  }
  const currentDraft = (draft: SetupDraft | undefined) => (draft === outdated ? undefined : draft)
  const { slide, step, answers } = currentDraft(value) ?? fromService

  function change(changes: Partial<SetupState>): void {
    write({ ...fromService, ...currentDraft(read()), basis: known, ...changes })
  }

  return {
    slide,
    step,
    answers,
    showSlide: (next: number) => change({ slide: next }),
    answer: (changes: Partial<SetupAnswers>) => change({ answers: { ...answers, ...changes } }),
    /** Goes to a step with these answers, which are also being sent. */
    goTo: (next: SetupStep, sending: SetupAnswers) => {
      const sent = fingerprint(applyPreferencesEdit(preferences, { ...sending, setupStep: next }))
      write({ slide: SLIDES + 1, step: next, answers: sending, basis: known, sent })
    },
    back: () => change({ step: SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1] ?? step }),
    /** Forgets the draft, when the service has stored all answers. */
    clear: () => write(NO_DRAFT),
  }
}
