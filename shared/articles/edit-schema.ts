import * as z from 'zod/mini'
import { line, text } from '../http/text.ts'
import { readImageAddress } from '../rich-text/image-address.ts'
import { Instant } from '../time/schema.ts'
import {
  Category,
  DEFAULT_READING_MINUTES,
  Id,
  MAX_LENGTHS,
  MAX_TAGS,
  originFields,
  SectionId,
  trimmed,
} from './schema.ts'

/* What editors send. Apart from what is stored, so that functions that only read articles do without it. */

/** So many edits are recognised when they are repeated. */
export const MAX_ATTEMPTS = 20

const WrittenImage = z.strictObject({
  src: text(MAX_LENGTHS.imageAddress).check(z.refine((src) => readImageAddress(src) !== undefined)),
  alt: z.pipe(trimmed, line(MAX_LENGTHS.alt)),
})

/** The fields of an article that an editor can write. Source: requirement ADM-02. */
const writableFields = {
  title: z.pipe(trimmed, line(MAX_LENGTHS.title)),
  summary: z.pipe(trimmed, text(MAX_LENGTHS.summary).check(z.minLength(1))),
  /** Markdown. */
  content: text(MAX_LENGTHS.content).check(z.regex(/\S/)),
  category: Category,
  /** An emoji or a short word. */
  icon: z.pipe(trimmed, line(MAX_LENGTHS.icon)),
  image: z.nullable(WrittenImage),
  tags: z.array(z.pipe(trimmed, line(MAX_LENGTHS.tag))).check(z.maxLength(MAX_TAGS)),
  readingTimeMinutes: z.int().check(z.minimum(1), z.maximum(120)),
  featured: z.boolean(),
  sectionId: SectionId,
}

/**
 * A new article; it is published at once, or at `publishAt` (epoch ms). The client generates `attempt`, so that a retry adds no second article; it
 * becomes the id.
 */
export const NewArticle = z.strictObject({
  attempt: Id,
  title: writableFields.title,
  summary: writableFields.summary,
  content: writableFields.content,
  category: z._default(writableFields.category, 'Diet'),
  icon: z.exactOptional(writableFields.icon),
  image: z._default(writableFields.image, null),
  tags: z._default(writableFields.tags, []),
  readingTimeMinutes: z._default(writableFields.readingTimeMinutes, DEFAULT_READING_MINUTES),
  featured: z._default(writableFields.featured, false),
  sectionId: z._default(writableFields.sectionId, 'managing-symptoms'),
  publishAt: z.exactOptional(Instant),
  ...originFields,
})
export type NewArticle = z.output<typeof NewArticle>

/**
 * The changed fields of an article. `basedOn` is the version that the editor saw. `attempt` is the id of the edit, and
 * `earlier` has those of the same editor's earlier ones since `basedOn` whose replies were lost: they may have been stored.
 */
export const ArticleEdit = z.strictObject({
  basedOn: z.int().check(z.minimum(1)),
  attempt: z.exactOptional(Id),
  earlier: z.exactOptional(z.array(Id).check(z.maxLength(MAX_ATTEMPTS))),
  title: z.exactOptional(writableFields.title),
  summary: z.exactOptional(writableFields.summary),
  content: z.exactOptional(writableFields.content),
  category: z.exactOptional(writableFields.category),
  icon: z.exactOptional(writableFields.icon),
  image: z.exactOptional(writableFields.image),
  tags: z.exactOptional(writableFields.tags),
  readingTimeMinutes: z.exactOptional(writableFields.readingTimeMinutes),
  featured: z.exactOptional(writableFields.featured),
  sectionId: z.exactOptional(writableFields.sectionId),
  published: z.exactOptional(z.boolean()),
  /** When an article that is not published shall be; `null`: not at a set time. */
  publishAt: z.exactOptional(z.nullable(Instant)),
  sortOrder: z.exactOptional(z.int().check(z.minimum(0), z.maximum(9_999))),
  ...originFields,
})
export type ArticleEdit = z.output<typeof ArticleEdit>
