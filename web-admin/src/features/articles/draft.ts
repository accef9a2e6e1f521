import { parseTags } from '../../../../shared/articles/rules.ts'
import {
  type ArticleImage,
  DEFAULT_READING_MINUTES,
  MAX_LENGTHS,
  type ManagedArticle,
} from '../../../../shared/articles/schema.ts'
import type { Category, SectionId } from '../../../../shared/articles/sections.ts'
import { tooLongText } from '../../../../shared/ui/field/too-long.ts'
import { altError } from './image/alt.ts'
import { formText } from './text.ts'

/** The values of the article form. */
export interface Draft {
  title: string
  summary: string
  content: string
  category: Category
  sectionId: SectionId
  tags: string
  minutes: string
  icon: string
  image: ArticleImage | null
  featured: boolean
  published: boolean
  /** The version of the article that the draft started from; 0 for a new article. */
  basedOn: number
}

/** The initial values of a new article. Source: requirement ADM-02. */
export const EMPTY_DRAFT: Draft = {
  title: '',
  summary: '',
  content: '',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: '',
  minutes: String(DEFAULT_READING_MINUTES),
  icon: '',
  image: null,
  featured: false,
  published: true,
  basedOn: 0,
}

export function toDraft(article: ManagedArticle): Draft {
  const { title, summary, content, category, sectionId, icon, image, featured, published, version: basedOn } = article
  const tags = article.tags.join(', ')
  const minutes = String(article.readingTimeMinutes)
  return { title, summary, content, category, sectionId, tags, minutes, icon, image, featured, published, basedOn }
}

const CHECKED_FIELDS = ['title', 'summary', 'content', 'icon'] as const
export type FieldErrors = Partial<Record<(typeof CHECKED_FIELDS)[number] | 'alt', string>>

/** The error message of each required field that is empty, and of each field that is too long. Source: requirement ADM-02. */
export function findFieldErrors(draft: Draft): FieldErrors {
  const errorOf = (field: (typeof CHECKED_FIELDS)[number]) =>
    field !== 'icon' && !draft[field].trim()
      ? formText.missing[field]
      : tooLongText(draft[field].length, MAX_LENGTHS[field])
  const alt = draft.image && altError(draft.image.alt)
  return {
    ...Object.fromEntries(CHECKED_FIELDS.flatMap((field) => (errorOf(field) ? [[field, errorOf(field)]] : []))),
    ...(alt && { alt }),
  }
}

/** The reading time in minutes; `DEFAULT_READING_MINUTES` if it is not a number. */
export function readingMinutes({ minutes }: Pick<Draft, 'minutes'>): number {
  const number = Number.parseInt(minutes, 10)
  return Number.isNaN(number) ? DEFAULT_READING_MINUTES : number
}

/** The fields of a draft that a new article and an edit both send. */
export function toRequestBody({ tags, minutes, icon, published: _, basedOn: __, ...rest }: Draft) {
  return {
    ...rest,
    tags: parseTags(tags),
    readingTimeMinutes: readingMinutes({ minutes }),
    ...(icon.trim() && { icon }),
  }
}
