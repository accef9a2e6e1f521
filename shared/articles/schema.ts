import * as z from 'zod/mini'
import { line } from '../http/text.ts'
import { isSafeLink } from '../rich-text/links.ts'
import { RichText } from '../rich-text/tree.ts'
import { LocalDate } from '../time/schema.ts'
import { CATEGORIES, SECTION_IDS } from './sections.ts'

/** In characters. A character takes up to 4 bytes, so content takes at most 200 kB. */
export const MAX_LENGTHS = {
  title: 120,
  summary: 400,
  content: 50_000,
  tag: 30,
  icon: 16,
  imageAddress: 100,
  alt: 300,
} as const
export const MAX_TAGS = 12
export const MAX_SOURCES = 20
export const SOURCE_LENGTHS = { title: 200, url: 500, reviewer: 120 } as const
/** The statements of an article that a clinician must confirm; the length is in characters. */
export const MAX_STATEMENTS = 20
export const STATEMENT_LENGTH = 300
/** Published or not. So a list of all of them fits into one reply. Source: requirement SEC-06. */
export const MAX_ARTICLES = 1_000
/** The reading time of an article for which the editor gives none. Source: requirement ADM-02. */
export const DEFAULT_READING_MINUTES = 5

/** 128 random bits as hex. */
export const Id = z.string().check(z.regex(/^[0-9a-f]{32}$/))
export const ArticleParams = z.strictObject({ id: Id })

export const trimmed = z.string().check(z.trim())
export const Category = z.enum(CATEGORIES)
export const SectionId = z.enum(SECTION_IDS)

/** The image of an article, which stands in place of the drawn cover. */
export const ArticleImage = z.object({
  /** The address of an uploaded image, which says its size and its preview. */
  src: z.string(),
  /** What the image shows, for those who do not see it. */
  alt: z.string(),
})
export type ArticleImage = z.infer<typeof ArticleImage>

/** What an article says comes from here. */
const Source = z.strictObject({
  title: z.pipe(trimmed, line(SOURCE_LENGTHS.title)),
  url: z.string().check(z.maxLength(SOURCE_LENGTHS.url), z.regex(/^https:\/\//), z.refine(isSafeLink)),
})
export type Source = z.output<typeof Source>

/** Who reviewed an article, and on which date: only together, and only what an editor states. */
const Reviewed = z.strictObject({ by: z.pipe(trimmed, line(SOURCE_LENGTHS.reviewer)), on: LocalDate })
export type Reviewed = z.output<typeof Reviewed>

/** Where an article comes from. Articles from before these fields have none of them. */
export const originFields = {
  sources: z.exactOptional(z.array(Source).check(z.maxLength(MAX_SOURCES))),
  /** The editors have said that there are no sources: it is our own advice. */
  ownAdvice: z.exactOptional(z.boolean()),
  reviewed: z.exactOptional(z.nullable(Reviewed)),
  /** When it should be reviewed again. */
  reviewBy: z.exactOptional(z.nullable(LocalDate)),
  /** Statements that a clinician must still confirm. Readers do not get them. */
  toConfirm: z.exactOptional(z.array(z.pipe(trimmed, line(STATEMENT_LENGTH))).check(z.maxLength(MAX_STATEMENTS))),
}

const instant = z.int()
/** An article as lists show it. */
export const ArticleCard = z.object({
  id: z.string(),
  title: z.string(),
  /** The words of its public address, if the title is no longer the one from which they come. */
  slug: z.exactOptional(z.string()),
  summary: z.string(),
  category: Category,
  icon: z.string(),
  /** An article that was stored before images has none. */
  image: z._default(z.nullable(ArticleImage), null),
  tags: z.array(z.string()).check(z.maxLength(MAX_TAGS)),
  readingTimeMinutes: z.int(),
  featured: z.boolean(),
  sectionId: SectionId,
  /** Since when readers have it, or will (epoch ms): of an article that was published at a set time, that time. */
  createdAt: instant,
})
export type ArticleCard = z.infer<typeof ArticleCard>

/** An article to read. `terms`: the medical words that stand in the body, with what each means. */
export const Article = z.extend(ArticleCard, {
  body: RichText,
  reviewed: originFields.reviewed,
  terms: z.exactOptional(z.record(z.string(), z.string())),
})
export type Article = z.infer<typeof Article>

/** An article as editors list it. */
export const ManagedCard = z.extend(ArticleCard, {
  published: z.boolean(),
  /** When it will be published (epoch ms). Absent, or `null`, without a set time. */
  publishAt: z.exactOptional(z.nullable(instant)),
  reviewed: originFields.reviewed,
  reviewBy: originFields.reviewBy,
  /** The position in the editors' list. The readers' list is sorted by age. */
  sortOrder: z.int(),
  updatedAt: instant,
  /** Starts at 1; every change adds 1. */
  version: z.int(),
})
export type ManagedCard = z.infer<typeof ManagedCard>

/** An article to edit: its content is Markdown. */
export const ManagedArticle = z.extend(ManagedCard, {
  content: z.string(),
  sources: originFields.sources,
  ownAdvice: originFields.ownAdvice,
  toConfirm: originFields.toConfirm,
})
export type ManagedArticle = z.infer<typeof ManagedArticle>

/** A move in the editors' list: the article goes directly behind another one, or to the beginning (`null`). */
export const ArticleMove = z.strictObject({ id: Id, after: z.nullable(Id) })

/** So many earlier versions of each article are kept. */
export const MAX_REVISIONS = 50

export const RevisionParams = z.strictObject({ id: Id, n: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) })

/** A version of an article, as it was saved. */
export const Revision = z.object({
  /** Starts at 1. */
  n: z.int(),
  /** When it was saved (epoch ms). */
  at: instant,
  /** The names of the fields that changed. Empty for the first one. */
  changed: z.array(z.string()).check(z.maxLength(40)),
  /** The name of the editor who saved it, if the account has one and still exists. */
  name: z.exactOptional(z.string()),
  /** It was published at its set time. */
  bySchedule: z.exactOptional(z.literal(true)),
})
export type Revision = z.infer<typeof Revision>

/** What an editor wrote, as it was in a revision. */
export const RevisionFields = z.pick(ManagedArticle, {
  title: true,
  summary: true,
  content: true,
  category: true,
  icon: true,
  image: true,
  tags: true,
  readingTimeMinutes: true,
  featured: true,
  sectionId: true,
  published: true,
  sources: true,
  ownAdvice: true,
  reviewed: true,
  reviewBy: true,
  toConfirm: true,
})
export type RevisionFields = z.infer<typeof RevisionFields>

/** The search words of an article's content: each once, in lower case. Search also uses the text of the card. */
export const ArticleWords = z.object({ id: z.string(), words: z.string() })
export type ArticleWords = z.infer<typeof ArticleWords>
