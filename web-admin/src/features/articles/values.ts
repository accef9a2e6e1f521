import { type ArticleImage, DEFAULT_READING_MINUTES, type RevisionFields } from '../../../../shared/articles/schema.ts'
import type { Category, SectionId } from '../../../../shared/articles/sections.ts'

/** The values of the article form, as typed. */
export interface Values {
  title: string
  summary: string
  content: string
  category: Category
  sectionId: SectionId
  tags: string
  minutes: string
  icon: string
  /** The address of the image; empty without one. */
  imageSrc: string
  imageAlt: string
  featured: boolean
  published: boolean
  /** When an article that is not published shall be (epoch ms). */
  publishAt: number | null
  /** One a line: the title, then the address. */
  sources: string
  ownAdvice: boolean
  reviewedBy: string
  /** YYYY-MM-DD, or empty. */
  reviewedOn: string
  reviewBy: string
  /** One a line. */
  toConfirm: string
}
export type Field = keyof Values

/** Fields of the form that are one field of an article, by the first of them. */
export const TOGETHER: Partial<Record<Field, readonly Field[]>> = {
  reviewedBy: ['reviewedBy', 'reviewedOn'],
  imageSrc: ['imageSrc', 'imageAlt'],
}

/** The initial values of a new article. Source: requirement ADM-02. */
export const EMPTY_VALUES: Values = {
  title: '',
  summary: '',
  content: '',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: '',
  minutes: String(DEFAULT_READING_MINUTES),
  icon: '',
  imageSrc: '',
  imageAlt: '',
  featured: false,
  published: true,
  publishAt: null,
  sources: '',
  ownAdvice: false,
  reviewedBy: '',
  reviewedOn: '',
  reviewBy: '',
  toConfirm: '',
}

/** The image of the form; `null` without one. */
export const toImage = ({
  imageSrc: src,
  imageAlt: alt,
}: Pick<Values, 'imageSrc' | 'imageAlt'>): ArticleImage | null => (src ? { src, alt } : null)

export function toValues(article: RevisionFields & { publishAt?: number | null }): Values {
  const { title, summary, content, category, sectionId, icon, image, featured, published, publishAt = null } = article
  const { sources = [], ownAdvice = false, reviewed, reviewBy, toConfirm = [] } = article
  return {
    title,
    summary,
    content,
    category,
    sectionId,
    tags: article.tags.join(', '),
    minutes: String(article.readingTimeMinutes),
    icon,
    imageSrc: image?.src ?? '',
    imageAlt: image?.alt ?? '',
    featured,
    published,
    publishAt,
    sources: sources.map((source) => `${source.title} ${source.url}`).join('\n'),
    ownAdvice,
    reviewedBy: reviewed?.by ?? '',
    reviewedOn: reviewed?.on ?? '',
    reviewBy: reviewBy ?? '',
    toConfirm: toConfirm.join('\n'),
  }
}
