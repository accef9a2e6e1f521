import type { ManagedArticle } from './schema.ts'

/** The fields of an article that an edit can change. */
export const EDITABLE_FIELDS = [
  'title',
  'summary',
  'content',
  'category',
  'icon',
  'image',
  'tags',
  'readingTimeMinutes',
  'featured',
  'sectionId',
  'published',
  'publishAt',
  'sources',
  'ownAdvice',
  'reviewed',
  'reviewBy',
  'toConfirm',
  'sortOrder',
] as const satisfies readonly (keyof ManagedArticle)[]
export type EditableField = (typeof EDITABLE_FIELDS)[number]

export type ArticleFields = Pick<ManagedArticle, EditableField>

/**
 * The version in which each field last changed. A field that is missing has its first value. Absent altogether in
 * articles from before it was kept: there, any version may have changed any field.
 */
export type ChangedIn = Partial<Record<EditableField, number>>

/** An article with what is needed to merge edits. */
export type Mergeable = ArticleFields & { version: number; changedIn?: ChangedIn }

/** What an edit does to an article. */
export interface MergedEdit {
  /** The fields whose values differ from the stored ones. Empty for a repeated edit. */
  changed: Partial<ArticleFields>
  /** Those of them that others have changed since the edit's version. If there is one, nothing may be stored. */
  conflicts: EditableField[]
  /** `changedIn` after the edit, which becomes the next version. */
  changedIn: ChangedIn
}

const FIRST_VERSION = 1

/** An absent value is the same as `null`. */
const areEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const lastChange = ({ version, changedIn }: Mergeable, field: EditableField) =>
  changedIn ? (changedIn[field] ?? FIRST_VERSION) : version

/** An edit as its editor sent it. */
export interface SentEdit {
  /** The version that the editor saw. */
  basedOn: number
  changes: Partial<ArticleFields>
  /** Later versions that this editor has made by earlier edits whose replies were lost. */
  ownVersions?: readonly number[]
}

/**
 * Merges an edit into an article by field: changes of different fields all stand. If others have changed the same field
 * since the version that the editor saw, to another value, the editor must decide. Source: requirement ADM-01.
 */
export function mergeEdit(stored: Mergeable, { basedOn, changes, ownVersions = [] }: SentEdit): MergedEdit {
  const fields = EDITABLE_FIELDS.filter((field) => field in changes && !areEqual(changes[field], stored[field]))
  const isConflict = (field: EditableField) => {
    const version = lastChange(stored, field)
    return version > basedOn && !ownVersions.includes(version)
  }
  const versions = EDITABLE_FIELDS.map((field) => [field, lastChange(stored, field)] as const)
  return {
    changed: Object.fromEntries(fields.map((field) => [field, changes[field]])),
    // After a restore of the table, an editor may have seen a version that is gone.
    conflicts: basedOn > stored.version ? fields : fields.filter(isConflict),
    changedIn: Object.fromEntries([
      ...versions.filter(([, version]) => version > FIRST_VERSION),
      ...fields.map((field) => [field, stored.version + 1] as const),
    ]),
  }
}
