import { hasSourcesSection } from '../../../../shared/articles/origin.ts'
import {
  MAX_SOURCES,
  MAX_STATEMENTS,
  type Reviewed,
  SOURCE_LENGTHS,
  type Source,
  STATEMENT_LENGTH,
} from '../../../../shared/articles/schema.ts'
import { isSafeLink } from '../../../../shared/rich-text/links.ts'
import { parseRichText } from '../../../../shared/rich-text/parse.ts'
import { originText } from './text.ts'
import type { Values } from './values.ts'

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)

/** The statements for a clinician that an editor types: one a line. */
export const parseStatements = linesOf

/** The sources that an editor types: one a line, the title before the address. */
export function parseSources(typed: string): Source[] {
  return linesOf(typed).map((each) => {
    const [, title = '', url = ''] = /^(.*?)\s*(\S+)$/.exec(each) ?? []
    return { title, url }
  })
}

const isSource = ({ title, url }: Source) =>
  title.length > 0 &&
  title.length <= SOURCE_LENGTHS.title &&
  url.startsWith('https://') &&
  url.length <= SOURCE_LENGTHS.url &&
  isSafeLink(url)

/** The review as it is sent: name and date only together. */
export const toReviewed = ({ reviewedBy, reviewedOn }: Pick<Values, 'reviewedBy' | 'reviewedOn'>): Reviewed | null =>
  reviewedBy.trim() && reviewedOn ? { by: reviewedBy.trim(), on: reviewedOn } : null

export type OriginErrors = Partial<Record<'sources' | 'reviewedBy' | 'reviewedOn' | 'toConfirm', string>>

/** What is wrong with sources and review. Source: requirement ADM-05. */
export function findOriginErrors({ sources, reviewedBy, reviewedOn, toConfirm }: Values): OriginErrors {
  const statements = parseStatements(toConfirm)
  const tooLong = statements.find(({ length }) => length > STATEMENT_LENGTH)
  const parsed = parseSources(sources)
  const wrong = parsed.findIndex((each) => !isSource(each))
  const { errors } = originText
  return {
    ...(wrong >= 0 && { sources: errors.source(parsed[wrong]?.title || parsed[wrong]?.url || '') }),
    ...(parsed.length > MAX_SOURCES && { sources: errors.tooMany(MAX_SOURCES) }),
    ...(!reviewedBy.trim() && reviewedOn && { reviewedBy: errors.reviewedBy }),
    ...(reviewedBy.trim() && !reviewedOn && { reviewedOn: errors.reviewedOn }),
    ...(reviewedBy.trim() && statements.length && { toConfirm: errors.unconfirmed }),
    ...(tooLong && { toConfirm: errors.statement(tooLong.slice(0, 40), STATEMENT_LENGTH) }),
    ...(statements.length > MAX_STATEMENTS && { toConfirm: errors.tooManyStatements(MAX_STATEMENTS) }),
  }
}

/** Whether the editors have said where the article comes from: sources, in the list or in the text, or that there are none. */
export function hasOrigin({ sources, ownAdvice, content }: Values): boolean {
  if (ownAdvice || parseSources(sources).length) return true
  return hasSourcesSection(parseRichText(content) ?? [])
}
