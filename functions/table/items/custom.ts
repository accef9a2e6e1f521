import * as z from 'zod/mini'
import type { CustomLists } from '../../../shared/custom/rules.ts'
import { itemKind, schemaFrom } from '../item-kind.ts'

const customItems = z._default(z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })), [])
const Lists = z.object({ v: z._default(z.int(), 0), symptoms: customItems, triggers: customItems })

/** A user's custom items as stored. `version` counts their changes. */
export interface StoredCustomLists extends CustomLists {
  version: number
}

/** Parses a missing item (`{}`) and a missing list as empty lists. Source: requirement CUST-03. */
export const CustomListsItem = itemKind({
  label: 'Custom symptoms and triggers',
  pk: 'USER#{user}',
  sk: 'ME#CUSTOM',
  schema: schemaFrom(Lists.shape, (item): StoredCustomLists => {
    const { v, ...lists } = Lists.parse(item)
    return { version: v, ...lists }
  }),
  exported: { diary: 'customItems', holds: ['symptoms', 'triggers'] },
  erased: 'with its user',
})
