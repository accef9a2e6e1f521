import * as z from 'zod/mini'
import { line, text } from '../http/text.ts'
import { MEDIA_PATH } from '../rich-text/links.ts'
import { RichText } from '../rich-text/tree.ts'
import { CATEGORIES, SECTION_IDS } from './sections.ts'

/** In characters; content takes at most 200 kB. */
export const LONGEST = { title: 120, summary: 400, content: 50_000, tag: 30, icon: 16, imageUrl: 200 } as const
export const MOST_TAGS = 12
/** What is stored where an editor says nothing. Source: requirement ADM-02. */
export const DEFAULT_MINUTES = 5

/** 128 random bits as hex. */
const Id = z.string().check(z.regex(/^[0-9a-f]{32}$/))
export const OneArticle = z.strictObject({ id: Id })

const trimmed = z.string().check(z.trim())
const Category = z.enum(CATEGORIES)
const SectionId = z.enum(SECTION_IDS)

/** What an editor writes of an article. Source: requirement ADM-02. */
const written = {
  title: z.pipe(trimmed, line(LONGEST.title)),
  summary: z.pipe(trimmed, text(LONGEST.summary).check(z.minLength(1))),
  /** Markdown. */
  content: text(LONGEST.content).check(z.regex(/\S/)),
  category: Category,
  /** An emoji or a short word. */
  icon: z.pipe(trimmed, line(LONGEST.icon)),
  imageUrl: z.nullable(text(LONGEST.imageUrl).check(z.regex(MEDIA_PATH))),
  tags: z.array(z.pipe(trimmed, line(LONGEST.tag))).check(z.maxLength(MOST_TAGS)),
  readingTimeMinutes: z.int().check(z.minimum(1), z.maximum(120)),
  featured: z.boolean(),
  sectionId: SectionId,
}

/** A new article; it is published. `attempt` is its maker's, so that a repeated try adds one; it becomes the id. */
export const NewArticle = z.strictObject({
  attempt: Id,
  title: written.title,
  summary: written.summary,
  content: written.content,
  category: z._default(written.category, 'Diet'),
  icon: z.exactOptional(written.icon),
  imageUrl: z._default(written.imageUrl, null),
  tags: z._default(written.tags, []),
  readingTimeMinutes: z._default(written.readingTimeMinutes, DEFAULT_MINUTES),
  featured: z._default(written.featured, false),
  sectionId: z._default(written.sectionId, 'managing-symptoms'),
})
export type NewArticle = z.output<typeof NewArticle>

/** What changes of an article; `basedOn` is the version that the editor saw. */
export const ArticleEdit = z.strictObject({
  basedOn: z.int().check(z.minimum(1)),
  title: z.exactOptional(written.title),
  summary: z.exactOptional(written.summary),
  content: z.exactOptional(written.content),
  category: z.exactOptional(written.category),
  icon: z.exactOptional(written.icon),
  imageUrl: z.exactOptional(written.imageUrl),
  tags: z.exactOptional(written.tags),
  readingTimeMinutes: z.exactOptional(written.readingTimeMinutes),
  featured: z.exactOptional(written.featured),
  sectionId: z.exactOptional(written.sectionId),
  published: z.exactOptional(z.boolean()),
  sortOrder: z.exactOptional(z.int().check(z.minimum(0), z.maximum(9_999))),
})
export type ArticleEdit = z.output<typeof ArticleEdit>

const instant = z.int()

/** An article as lists show it. */
export const ArticleCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: Category,
  icon: z.string(),
  imageUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
  readingTimeMinutes: z.int(),
  featured: z.boolean(),
  sectionId: SectionId,
  /** Epoch ms. */
  createdAt: instant,
})
export type ArticleCard = z.infer<typeof ArticleCard>

/** An article to read. */
export const Article = z.extend(ArticleCard, { body: RichText })
export type Article = z.infer<typeof Article>

/** An article as editors list it. */
export const ManagedCard = z.extend(ArticleCard, {
  published: z.boolean(),
  /** Where it stands in the editors' list; the readers' goes by age. */
  sortOrder: z.int(),
  updatedAt: instant,
  /** Counts its changes, from 1. */
  version: z.int(),
})
export type ManagedCard = z.infer<typeof ManagedCard>

/** An article to edit: its content is Markdown. */
export const ManagedArticle = z.extend(ManagedCard, { content: z.string() })
export type ManagedArticle = z.infer<typeof ManagedArticle>

/** The words by which an article is found, beside those of its card: each once, in lower case. */
export const ArticleWords = z.object({ id: z.string(), words: z.string() })
export type ArticleWords = z.infer<typeof ArticleWords>
