import type { Category, SectionId } from '../../shared/articles/sections.ts'

/** An article as the product brings it along; from its delivery on it is the editors'. */
export interface Draft {
  /** Never changes, and is never given twice: by it we know what was delivered. */
  name: string
  title: string
  summary: string
  category: Category
  sectionId: SectionId
  tags: string[]
  /** ISO instant; readers see the newest first. */
  writtenAt: string
  /** Markdown; its headings begin at level 2. */
  content: string
}
