import { type ArticleEdit } from '../../../../shared/articles/edit-schema.ts'
import { parseTags } from '../../../../shared/articles/rules.ts'
import { DEFAULT_READING_MINUTES, MAX_LENGTHS } from '../../../../shared/articles/schema.ts'
import { tooLongText } from '../../../../shared/ui/field/too-long.ts'
import { altError } from './image/alt.ts'
import { parseSources, parseStatements, toReviewed } from './origin.ts'
import { formText } from './text.ts'
import { EMPTY_VALUES, type Field, toImage, type Values } from './values.ts'

const CHECKED_FIELDS = ['title', 'summary', 'content', 'icon'] as const
export type FieldErrors = Partial<Record<(typeof CHECKED_FIELDS)[number] | 'alt' | 'publishAt', string>>

/** The error message of each required field that is empty, and of each field that is too long. Source: requirement ADM-02. */
export function findFieldErrors(values: Values): FieldErrors {
  const errorOf = (field: (typeof CHECKED_FIELDS)[number]) =>
    field !== 'icon' && !values[field].trim()
      ? formText.missing[field]
      : tooLongText(values[field].length, MAX_LENGTHS[field])
  const alt = values.imageSrc && altError(values.imageAlt)
  return {
    ...Object.fromEntries(CHECKED_FIELDS.flatMap((field) => (errorOf(field) ? [[field, errorOf(field)]] : []))),
    ...(alt && { alt }),
  }
}

/** The errors of a new article, which is published now or at a set time. */
export function findNewArticleErrors(values: Values): FieldErrors {
  const isWithoutTime = !values.published && values.publishAt === null
  return { ...findFieldErrors(values), ...(isWithoutTime && { publishAt: formText.missing.publishAt }) }
}

/** The reading time in minutes; `DEFAULT_READING_MINUTES` if it is not a number. */
export function readingMinutes({ minutes }: Pick<Values, 'minutes'>): number {
  const number = Number.parseInt(minutes, 10)
  return Number.isNaN(number) ? DEFAULT_READING_MINUTES : number
}

/** The fields that a new article sends. */
export function toNewArticle(values: Values) {
  const { title, summary, content, category, sectionId, tags, icon } = values
  const { featured, published, publishAt, ownAdvice } = values
  const [sources, reviewed, toConfirm] = [
    parseSources(values.sources),
    toReviewed(values),
    parseStatements(values.toConfirm),
  ]
  return {
    title,
    summary,
    content,
    category,
    sectionId,
    image: toImage(values),
    featured,
    tags: parseTags(tags),
    readingTimeMinutes: readingMinutes(values),
    ...(icon.trim() && { icon }),
    ...(!published && publishAt !== null && { publishAt }),
    ...(sources.length && { sources }),
    ...(ownAdvice && { ownAdvice }),
    ...(reviewed && { reviewed }),
    ...(values.reviewBy && { reviewBy: values.reviewBy }),
    ...(toConfirm.length && { toConfirm }),
  }
}

/**
 * The fields of an edit: only those that the editor has changed. Without an icon, the stored one stays. `values`: all of the
 * form, for fields that are sent together.
 */
export function toChanges(fields: Partial<Values>, values: Values): Omit<ArticleEdit, 'basedOn'> {
  const { tags, minutes, icon, imageSrc, imageAlt, sources, reviewedBy, reviewedOn, reviewBy, toConfirm, ...rest } =
    fields
  return {
    ...rest,
    ...(tags !== undefined && { tags: parseTags(tags) }),
    ...(minutes !== undefined && { readingTimeMinutes: readingMinutes({ minutes }) }),
    ...(icon?.trim() && { icon }),
    ...((imageSrc ?? imageAlt) !== undefined && { image: toImage(values) }),
    ...(sources !== undefined && { sources: parseSources(sources) }),
    ...((reviewedBy ?? reviewedOn) !== undefined && { reviewed: toReviewed(values) }),
    ...(reviewBy !== undefined && { reviewBy: reviewBy || null }),
    ...(toConfirm !== undefined && { toConfirm: parseStatements(toConfirm) }),
  }
}

/** The field of the form for a pointer of a refusal, such as `/body/title`; `undefined` for another part of the request. */
export function fieldOf(pointer: string): Field | undefined {
  const name = pointer.replace('/body/', '')
  if (name === 'readingTimeMinutes') return 'minutes'
  if (name === 'reviewed') return 'reviewedBy'
  if (name === 'image') return 'imageSrc'
  return name in EMPTY_VALUES ? (name as Field) : undefined
}
