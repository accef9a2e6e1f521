import * as z from 'zod/mini'
import { CYCLE_LENGTH } from '../cycle/rules.ts'
import { ALERT_MODES, FLARE_CONDITIONS } from '../days/flare/flare.ts'
import { FIELDS } from '../days/model/fields.ts'
import { line, text } from '../http/text.ts'
import { LocalDate } from '../time/schema.ts'
import {
  CONCERNS,
  HYDRATION_GOAL,
  MAX_CONCERNS,
  MAX_NICKNAME_LENGTH,
  MAX_PLAN_LINE_LENGTH,
  MAX_PLAN_LINES,
  type Preferences as PreferencesShape,
  SETUP_STEPS,
  TRACKING_MODES,
  TRACKING_SECTIONS,
  type TrackingSection,
  WEEK_STARTS,
} from './preferences.ts'

/** At most `max` different ones of the options. */
const distinct = <const T extends readonly string[]>(options: T, max: number = options.length) =>
  z.array(z.enum(options)).check(
    z.maxLength(max),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  )

const threshold = (max: number) => z.int().check(z.minimum(0), z.maximum(max))

const SECTIONS = Object.keys(TRACKING_SECTIONS) as TrackingSection[]
const flare = {
  painThreshold: threshold(FIELDS.painLevel.max),
  urgencyThreshold: threshold(FIELDS.urgencyLevel.max),
  conditions: z.readonly(distinct(FLARE_CONDITIONS)),
  alertMode: z.enum(ALERT_MODES),
  suddenIncreaseOnly: z.boolean(),
  manualTipsOnly: z.boolean(),
}
const planLines = z.readonly(z.array(line(MAX_PLAN_LINE_LENGTH)).check(z.maxLength(MAX_PLAN_LINES)))

const cycle = {
  isCycleTracked: z.boolean(),
  lastPeriodOn: z.nullable(LocalDate),
  cycleLengthDays: z.nullable(z.int().check(z.minimum(CYCLE_LENGTH.min), z.maximum(CYCLE_LENGTH.max))),
}
const others = {
  trackingMode: z.enum(TRACKING_MODES),
  hydrationGoal: z.int().check(z.minimum(HYDRATION_GOAL.min), z.maximum(HYDRATION_GOAL.max)),
  concerns: z.readonly(distinct(CONCERNS, MAX_CONCERNS)),
  /** Empty: the user wants none. */
  nickname: z.pipe(z.string().check(z.trim()), text(MAX_NICKNAME_LENGTH)),
  weekStart: z.enum(WEEK_STARTS),
  setupStep: z.enum(SETUP_STEPS),
}

/** All preferences of a user. No field is optional. */
export const Preferences = z.object({
  sections: z.record(z.enum(SECTIONS), z.boolean()),
  flare: z.object(flare),
  flarePlan: z.object({ drinks: planLines, practices: planLines }),
  cycle: z.object(cycle),
  ...others,
}) satisfies z.ZodMiniType<PreferencesShape>

const sectionFlags = Object.fromEntries(SECTIONS.map((section) => [section, z.exactOptional(z.boolean())])) as Record<
  TrackingSection,
  z.ZodMiniExactOptional<z.ZodMiniBoolean>
>
const isNotEmpty = z.refine((edit) => Object.keys(edit as object).length > 0)

/** The preferences that change; absent ones stay unchanged. */
export const PreferencesEdit = z
  .strictObject({
    sections: z.exactOptional(z.strictObject(sectionFlags).check(isNotEmpty)),
    flare: z.exactOptional(
      z
        .strictObject({
          painThreshold: z.exactOptional(flare.painThreshold),
          urgencyThreshold: z.exactOptional(flare.urgencyThreshold),
          conditions: z.exactOptional(flare.conditions),
          alertMode: z.exactOptional(flare.alertMode),
          suddenIncreaseOnly: z.exactOptional(flare.suddenIncreaseOnly),
          manualTipsOnly: z.exactOptional(flare.manualTipsOnly),
        })
        .check(isNotEmpty),
    ),
    flarePlan: z.exactOptional(
      z.strictObject({ drinks: z.exactOptional(planLines), practices: z.exactOptional(planLines) }).check(isNotEmpty),
    ),
    cycle: z.exactOptional(
      z
        .strictObject({
          isCycleTracked: z.exactOptional(cycle.isCycleTracked),
          lastPeriodOn: z.exactOptional(cycle.lastPeriodOn),
          cycleLengthDays: z.exactOptional(cycle.cycleLengthDays),
        })
        .check(isNotEmpty),
    ),
    trackingMode: z.exactOptional(others.trackingMode),
    hydrationGoal: z.exactOptional(others.hydrationGoal),
    concerns: z.exactOptional(others.concerns),
    nickname: z.exactOptional(others.nickname),
    weekStart: z.exactOptional(others.weekStart),
    setupStep: z.exactOptional(others.setupStep),
  })
  .check(isNotEmpty)
export type PreferencesEdit = z.infer<typeof PreferencesEdit>

/** All answers of the set-up. Source: requirement ONB-03. */
export const SetupAnswers = z.strictObject({
  cycle: z.strictObject(cycle),
  hydrationGoal: others.hydrationGoal,
  concerns: others.concerns,
  nickname: others.nickname,
})
export type SetupAnswers = z.infer<typeof SetupAnswers>
