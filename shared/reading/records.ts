import * as z from 'zod/mini'
import { Id, MAX_LENGTHS } from '../articles/schema.ts'
import { line } from '../http/text.ts'
import { recordKind } from '../records/kind.ts'
import { Instant } from '../time/schema.ts'
import { READING_SIZES, READING_THEMES } from './choices.ts'
import { BOOKMARKS, READING_PROGRESS, READING_SETTINGS, SETTINGS_ID } from './kind.ts'

/** As the user read it. The article may have another title since. */
const title = line(MAX_LENGTHS.title)

/** A bookmark: when it was set. Source: requirement LEARN-03. */
export const Bookmarks = recordKind({ ...BOOKMARKS, id: Id, fields: { title, at: Instant } })

/** How far the user has read an article, 0–100, and when; whether it is one of Start Here. Sources: requirements LEARN-06, LEARN-07. */
export const Progress = recordKind({
  ...READING_PROGRESS,
  id: Id,
  fields: { title, percent: z.int().check(z.minimum(0), z.maximum(100)), isStartHere: z.boolean(), at: Instant },
})

/** How articles look. What the user has not chosen is as in the rest of the app. Source: requirement LEARN-06. */
export const Settings = recordKind({
  ...READING_SETTINGS,
  id: z.literal(SETTINGS_ID) as z.ZodMiniType as z.ZodMiniType<string, string>,
  fields: { theme: z.exactOptional(z.enum(READING_THEMES)), textSize: z.exactOptional(z.enum(READING_SIZES)) },
})
