import * as z from 'zod/mini'
import { Instant } from '../time/schema.ts'
import { Id, MAX_LENGTHS, MAX_SOURCES, MAX_STATEMENTS, MAX_TAGS, SOURCE_LENGTHS, STATEMENT_LENGTH } from './schema.ts'
import { CATEGORIES, SECTION_IDS } from './sections.ts'

/** So long an unsaved draft is kept after its last change. */
export const DRAFT_DAYS = 30
/** So many drafts of an editor are listed. */
export const MAX_DRAFTS = 100

const typed = (length: number) => z.exactOptional(z.string().check(z.maxLength(length)))

/**
 * What an editor has typed and not saved, field by field as in the form. It may be longer than an article may be, because the
 * form cuts nothing.
 */
const DraftFields = z.strictObject({
  title: typed(2 * MAX_LENGTHS.title),
  summary: typed(2 * MAX_LENGTHS.summary),
  content: typed(MAX_LENGTHS.content + 5_000),
  category: z.exactOptional(z.enum(CATEGORIES)),
  sectionId: z.exactOptional(z.enum(SECTION_IDS)),
  tags: typed(2 * MAX_TAGS * MAX_LENGTHS.tag),
  minutes: typed(20),
  icon: typed(2 * MAX_LENGTHS.icon),
  imageSrc: typed(MAX_LENGTHS.imageAddress),
  imageAlt: typed(2 * MAX_LENGTHS.alt),
  featured: z.exactOptional(z.boolean()),
  published: z.exactOptional(z.boolean()),
  publishAt: z.exactOptional(z.nullable(Instant)),
  sources: typed(MAX_SOURCES * 800),
  ownAdvice: z.exactOptional(z.boolean()),
  reviewedBy: typed(2 * SOURCE_LENGTHS.reviewer),
  reviewedOn: typed(20),
  reviewBy: typed(20),
  toConfirm: typed(2 * MAX_STATEMENTS * STATEMENT_LENGTH),
})

/** A draft to keep. `basedOn`: the version of the article, 0 for a new one. `writer`: a random id of the device's draft. */
export const NewDraft = z.strictObject({ basedOn: z.int().check(z.minimum(0)), writer: Id, fields: DraftFields })

export const ArticleDraft = z.object({
  basedOn: z.int(),
  writer: z.string(),
  fields: DraftFields,
  /** When it was kept (epoch ms). */
  savedAt: z.int(),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

/** A draft in the list of an editor's drafts. `article`: the id that a new article will have. */
export const DraftCard = z.object({ article: z.string(), basedOn: z.int(), title: z.string(), savedAt: z.int() })
export type DraftCard = z.infer<typeof DraftCard>
