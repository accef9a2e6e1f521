import * as z from 'zod/mini'
import { line } from '../http/text.ts'
import { type ActiveCustom as Active, KINDS, LONGEST_NAME, MOST_ACTIVE } from './rules.ts'

const Id = z.string().check(z.regex(/^[0-9a-z]{6}$/))

/** A name as it is stored; blanks around it are left out. */
const Name = z.pipe(z.string().check(z.trim()), line(LONGEST_NAME))

export const OfKind = z.strictObject({ kind: z.enum(KINDS) })
export const OneOfKind = z.strictObject({ kind: z.enum(KINDS), id: Id })

/** A new one. `attempt` is six random characters of its maker's, so that a repeated try adds one. It becomes the id. */
export const NewDefinition = z.strictObject({ name: Name, attempt: Id })

/** What changes of one: its name, or its place among the active ones, 0 being the first. */
export const DefinitionEdit = z
  .strictObject({
    name: z.exactOptional(Name),
    place: z.exactOptional(z.int().check(z.minimum(0), z.maximum(MOST_ACTIVE - 1))),
  })
  .check(z.refine((edit) => Object.keys(edit).length > 0))

const actives = z.readonly(z.array(z.object({ id: z.string(), name: z.string() })))

/** A person's own symptoms and triggers, in their order. */
export const ActiveCustom = z.object({ symptoms: actives, triggers: actives }) satisfies z.ZodMiniType<Active>
