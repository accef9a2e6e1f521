import * as z from 'zod/mini'
import type { Custom } from '../../shared/custom/rules.ts'

const definitions = z._default(z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })), [])
const CustomItem = z.object({ v: z._default(z.int(), 0), symptoms: definitions, triggers: definitions })

/** A person's own symptoms and triggers as the table keeps them; the version counts their changes. */
export interface StoredCustom extends Custom {
  version: number
}

/** Reads their item; a missing one, or a missing list in it, is empty. Source: requirement CUST-03. */
export function readCustom(item: Record<string, unknown> = {}): StoredCustom {
  const { v, ...lists } = CustomItem.parse(item)
  return { version: v, ...lists }
}
