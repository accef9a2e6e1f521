import { useState } from 'react'
import type { ManagedArticle } from '../../../../../shared/articles/schema.ts'
import type { ArticleDraft } from '../use-article-draft.ts'
import { type Field, TOGETHER, toValues, type Values } from '../values.ts'

type Choice = 'mine' | 'theirs'

interface Found {
  /** The version whose values are theirs. */
  version: number
  fields: readonly Field[]
  theirs: Values
  mine: Values
  choices: Partial<Record<Field, Choice>>
}

/**
 * The fields that both another editor and the editor have changed. Both values are kept until the article is saved, so that
 * a choice can be taken back. Source: requirement ADM-01.
 */
export function useConflicts(draft: ArticleDraft) {
  const [found, setFound] = useState<Found>()
  return {
    conflicts: found && {
      ...found,
      choose: (field: Field, choice: Choice) => {
        setFound({ ...found, choices: { ...found.choices, [field]: choice } })
        const fields = TOGETHER[field] ?? [field]
        draft.change(Object.fromEntries(fields.map((each) => [each, found[choice][each]])))
      },
    },
    /** Whether each of them is decided; then the article is based on their version. */
    isDecided: found?.fields.every((field) => found.choices[field]) ?? true,
    decidedVersion: found?.version,
    find: (fields: readonly Field[], theirs: ManagedArticle) =>
      setFound({ version: theirs.version, fields, theirs: toValues(theirs), mine: draft.values, choices: {} }),
  }
}
export type Conflicts = NonNullable<ReturnType<typeof useConflicts>['conflicts']>
