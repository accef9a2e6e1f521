import * as z from 'zod/mini'
import type { Custom } from '../../../shared/custom/rules.ts'
import { itemKind, readBy } from '../item-kind.ts'

const definitions = z._default(z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })), [])
const Lists = z.object({ v: z._default(z.int(), 0), symptoms: definitions, triggers: definitions })

/** A person's own symptoms and triggers as the table keeps them; the version counts their changes. */
export interface StoredCustom extends Custom {
  version: number
}

/** A missing item, read as `{}`, or a missing list in it, is empty. Source: requirement CUST-03. */
export const CustomItem = itemKind({
  called: 'Own symptoms and triggers',
  pk: 'USER#{user}',
  sk: 'ME#CUSTOM',
  schema: readBy((item): StoredCustom => {
    const { v, ...lists } = Lists.parse(item)
    return { version: v, ...lists }
  }),
  exported: ['symptoms', 'triggers'],
  erased: 'with its user',
})
