import { nameOfExposure } from '../insight/exposures.ts'
import type { LinkAnalysis } from '../insight/link-types.ts'
import { text } from './text.ts'

/** Of more possible links, a doctor reads the most certain ones. */
const MAX_LINKS = 5

/**
 * The possible links of an analysis as sentences, each with its size, interval, numbers of days and what it cannot be
 * told apart from; none without any. The last sentence says what they are not. `names`: of custom items, by field.
 */
export function linkSentences({ items }: LinkAnalysis, names: Readonly<Record<string, string>>): string[] {
  const links = items.filter(({ verdict }) => verdict === 'link').slice(0, MAX_LINKS)
  if (links.length === 0) return []
  const nameOf = (id: string) => nameOfExposure(id, names) ?? text.own.unnamed
  const sentences = links.map((link) => text.links.sentence(nameOf(link.id), link, link.twins.map(nameOf)))
  return [...sentences, text.links.note]
}
