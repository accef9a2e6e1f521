import * as z from 'zod/mini'
import { ALERT_MODES, FLARE_CONDITIONS } from '../days/flare/flare.ts'
import { FIELDS } from '../days/model/fields.ts'
import { line } from '../http/text.ts'
import {
  type Preferences as Chosen,
  LONGEST_PLAN_LINE,
  MOST_PLAN_LINES,
  TRACKING_MODES,
  TRACKING_SECTIONS,
  type TrackingSection,
} from './preferences.ts'

const threshold = (max: number) => z.int().check(z.minimum(0), z.maximum(max))

const SECTIONS = Object.keys(TRACKING_SECTIONS) as TrackingSection[]
const flare = {
  painThreshold: threshold(FIELDS.painLevel.max),
  urgencyThreshold: threshold(FIELDS.urgencyLevel.max),
  conditions: z.readonly(
    z.array(z.enum(FLARE_CONDITIONS)).check(
      z.maxLength(FLARE_CONDITIONS.length),
      z.refine((some) => new Set(some).size === some.length),
    ),
  ),
  alertMode: z.enum(ALERT_MODES),
  suddenIncreaseOnly: z.boolean(),
  manualTipsOnly: z.boolean(),
}
const trackingMode = z.enum(TRACKING_MODES)
const planLines = z.readonly(z.array(line(LONGEST_PLAN_LINE)).check(z.maxLength(MOST_PLAN_LINES)))

/** How a person wants to track, every choice made. */
export const Preferences = z.object({
  sections: z.record(z.enum(SECTIONS), z.boolean()),
  flare: z.object(flare),
  trackingMode,
  flarePlan: z.object({ drinks: planLines, practices: planLines }),
}) satisfies z.ZodMiniType<Chosen>

const switches = Object.fromEntries(SECTIONS.map((section) => [section, z.exactOptional(z.boolean())])) as Record<
  TrackingSection,
  z.ZodMiniExactOptional<z.ZodMiniBoolean>
>
const isSomething = z.refine((edit) => Object.keys(edit as object).length > 0)

/** The choices that change; every other stays as it is. */
export const PreferencesEdit = z
  .strictObject({
    sections: z.exactOptional(z.strictObject(switches).check(isSomething)),
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
        .check(isSomething),
    ),
    trackingMode: z.exactOptional(trackingMode),
    flarePlan: z.exactOptional(
      z.strictObject({ drinks: z.exactOptional(planLines), practices: z.exactOptional(planLines) }).check(isSomething),
    ),
  })
  .check(isSomething)
export type PreferencesEdit = z.infer<typeof PreferencesEdit>
