import type { Category, SectionId } from '../../shared/articles/sections.ts'

/** An article that is part of the product. After its delivery the editors own it. */
export interface BundledArticle {
  /** Unique and permanent. It identifies what was already delivered. */
  name: string
  title: string
  summary: string
  category: Category
  sectionId: SectionId
  tags: string[]
  /** ISO instant. Readers see the newest article first. */
  writtenAt: string
  /** Markdown. Its headings start at level 2. */
  content: string
  /** Statements that a clinician must still confirm. Editors see them, readers do not. */
  toConfirm?: string[]
}
