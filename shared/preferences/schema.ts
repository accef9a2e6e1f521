import * as z from 'zod/mini'
import { ALERT_MODES, FLARE_CONDITIONS } from '../days/flare/flare.ts'
import { FIELDS } from '../days/model/fields.ts'
import { line } from '../http/text.ts'
import {
  MAX_PLAN_LINE_LENGTH,
  MAX_PLAN_LINES,
  type Preferences as PreferencesShape,
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
      z.refine((conditions) => new Set(conditions).size === conditions.length),
    ),
  ),
  alertMode: z.enum(ALERT_MODES),
  suddenIncreaseOnly: z.boolean(),
  manualTipsOnly: z.boolean(),
}
const trackingMode = z.enum(TRACKING_MODES)
const planLines = z.readonly(z.array(line(MAX_PLAN_LINE_LENGTH)).check(z.maxLength(MAX_PLAN_LINES)))

/** All preferences of a user. No field is optional. */
export const Preferences = z.object({
  sections: z.record(z.enum(SECTIONS), z.boolean()),
  flare: z.object(flare),
  trackingMode,
  flarePlan: z.object({ drinks: planLines, practices: planLines }),
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
    trackingMode: z.exactOptional(trackingMode),
    flarePlan: z.exactOptional(
      z.strictObject({ drinks: z.exactOptional(planLines), practices: z.exactOptional(planLines) }).check(isNotEmpty),
    ),
  })
  .check(isNotEmpty)
export type PreferencesEdit = z.infer<typeof PreferencesEdit>
