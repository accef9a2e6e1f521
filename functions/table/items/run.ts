import { Run } from '../../../shared/operations/schema.ts'
import { itemKind } from '../item-kind.ts'

/** How the last run of a schedule went. */
export const RunItem = itemKind({
  label: 'The last run of a schedule',
  pk: 'RUN',
  sk: '{name}',
  schema: Run,
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'impersonal' },
})
