import * as z from 'zod/mini'
import { line } from '../http/text.ts'
import {
  type ActiveCustomItems as ActiveItemsShape,
  CUSTOM_KINDS,
  MAX_ACTIVE_ITEMS,
  MAX_ITEM_NAME_LENGTH,
} from './rules.ts'

export const Id = z.string().check(z.regex(/^[0-9a-z]{6}$/))

/** The name of a custom item. White space at its start and end is removed. */
export const Name = z.pipe(z.string().check(z.trim()), line(MAX_ITEM_NAME_LENGTH))

export const CustomKindParams = z.strictObject({ kind: z.enum(CUSTOM_KINDS) })
export const CustomItemParams = z.strictObject({ kind: z.enum(CUSTOM_KINDS), id: Id })

/**
 * A new custom item. The client generates `attempt`, six random characters, so that a retry adds no second item; it
 * becomes the id.
 */
export const NewCustomItem = z.strictObject({ name: Name, attempt: Id })

/** The changes of a custom item: its name, its place among the active items (0 is the first), or both. */
export const CustomItemEdit = z
  .strictObject({
    name: z.exactOptional(Name),
    place: z.exactOptional(z.int().check(z.minimum(0), z.maximum(MAX_ACTIVE_ITEMS - 1))),
  })
  .check(z.refine((edit) => Object.keys(edit).length > 0))

const activeItems = z.readonly(
  z.array(z.object({ id: z.string(), name: z.string() })).check(z.maxLength(MAX_ACTIVE_ITEMS)),
)

/** A user's active custom symptoms and triggers, in their order. */
export const ActiveCustomItems = z.object({
  symptoms: activeItems,
  triggers: activeItems,
}) satisfies z.ZodMiniType<ActiveItemsShape>
