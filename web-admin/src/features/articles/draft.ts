import { readTags } from '../../../../shared/articles/rules.ts'
import { DEFAULT_MINUTES, type ManagedArticle } from '../../../../shared/articles/schema.ts'
import type { Category, SectionId } from '../../../../shared/articles/sections.ts'
import { formText } from './text.ts'

/** An article as it stands in the form. */
export interface Draft {
  title: string
  summary: string
  content: string
  category: Category
  sectionId: SectionId
  tags: string
  minutes: string
  icon: string
  featured: boolean
  published: boolean
  /** The version that was opened, which goes with what was typed upon it; 0 of a new one. */
  basedOn: number
}

/** What a new article begins with. Source: requirement ADM-02. */
export const BLANK: Draft = {
  title: '',
  summary: '',
  content: '',
  category: 'Diet',
  sectionId: 'managing-symptoms',
  tags: '',
  minutes: String(DEFAULT_MINUTES),
  icon: '',
  featured: false,
  published: true,
  basedOn: 0,
}

export function draftOf(article: ManagedArticle): Draft {
  const { title, summary, content, category, sectionId, icon, featured, published, version: basedOn } = article
  const typed = { tags: article.tags.join(', '), minutes: String(article.readingTimeMinutes) }
  return { title, summary, content, category, sectionId, icon, featured, published, basedOn, ...typed }
}

type Required = 'title' | 'summary' | 'content'
export type Faults = Partial<Record<Required, string>>

/** What is missing, in words. Source: requirement ADM-02. */
export function faultsOf(draft: Draft): Faults {
  const missing = (['title', 'summary', 'content'] as const).filter((field) => !draft[field].trim())
  return Object.fromEntries(missing.map((field) => [field, formText.missing[field]]))
}

/** What is sent of a draft: minutes that are no number are five. */
export function toSend({ tags, minutes, icon, published: _, basedOn: __, ...rest }: Draft) {
  const number = Number.parseInt(minutes, 10)
  return {
    ...rest,
    tags: readTags(tags),
    readingTimeMinutes: Number.isNaN(number) ? DEFAULT_MINUTES : number,
    ...(icon.trim() && { icon }),
  }
}
