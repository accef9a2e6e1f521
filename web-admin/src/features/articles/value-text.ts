import { sectionText } from '../../../../shared/articles/text.ts'
import { whenText } from '../../when.ts'
import { formText } from './text.ts'
import { type Field, TOGETHER, type Values } from './values.ts'

/** The names of the fields. */
export const valueText: Record<Field, string> = {
  title: formText.title,
  summary: formText.summary,
  content: formText.content,
  category: formText.category,
  sectionId: formText.section,
  tags: formText.tags,
  minutes: formText.minutes,
  icon: formText.icon,
  imageSrc: 'Image',
  imageAlt: 'What the image shows',
  featured: formText.featured,
  published: formText.published,
  publishAt: formText.publishAt,
  sources: 'Sources',
  ownAdvice: 'Our own advice',
  reviewedBy: 'Reviewed by',
  reviewedOn: 'Reviewed on',
  reviewBy: 'Review again by',
  toConfirm: 'Statements to confirm',
}

export const NO_IMAGE = 'No image'

/** The names of the fields that only the service knows under other names. */
const fieldText: Readonly<Record<string, string>> = {
  ...valueText,
  readingTimeMinutes: formText.minutes,
  image: 'Image',
  reviewed: 'Review',
}

/** The name of a field of an article. */
export const nameOfField = (field: string) => fieldText[field] ?? field

/** A value of the form as words. */
export function shownValue(field: Field, values: Values): string {
  const value = values[field]
  if (field === 'publishAt') return values.publishAt === null ? 'No set time' : whenText(values.publishAt)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return field === 'sectionId' ? sectionText[values.sectionId] : String(value)
}

/** All that is one field of an article, as words. */
export const shownTogether = (field: Field, values: Values): string =>
  (TOGETHER[field] ?? [field])
    .map((each) => shownValue(each, values))
    .filter(Boolean)
    .join(', ')
