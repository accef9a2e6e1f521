import { expect, it } from 'vitest'
import { parseRichText } from '../rich-text/parse.ts'
import { plainText } from '../rich-text/tree.ts'
import { withSources } from './origin.ts'
import { reviewText } from './text.ts'

const NHS = { title: 'NHS', url: 'https://www.nhs.uk/pain' }
const AUA = { title: 'AUA', url: 'https://auanet.org/ic' }

/** The end of an article's text as readers get it. */
const endOf = (content: string, origin: object) =>
  plainText(withSources(parseRichText(content) ?? [], origin))
    .split('\n\n')
    .map((each) => each.trim())
    .filter(Boolean)

it.each<[string, string, object, string[]]>([
  ['nothing without sources', 'Water', {}, ['Water']],
  ['sources', 'Water', { sources: [NHS, AUA] }, ['Water', 'Sources', 'NHS', 'AUA']],
  [
    'only what a section of the text does not have yet',
    `Water\n\n## Sources\n\n- [NHS](${NHS.url})`,
    { sources: [NHS, AUA] },
    ['Water', 'Sources', 'NHS', 'AUA'],
  ],
  ['nothing twice', `Water\n\n## Sources\n\n- [NHS](${NHS.url})`, { sources: [NHS] }, ['Water', 'Sources', 'NHS']],
])('[ADM-05] readers see %s', (_, content, origin, expected) => {
  expect(endOf(content, origin)).toEqual(expected)
})

const createdAt = Date.parse('2026-11-20T09:25:00Z')

it.each([
  [{ createdAt }, 'Not yet reviewed by a clinician. Written on 20 November 2026.'],
  [{ createdAt, reviewed: null }, 'Not yet reviewed by a clinician. Written on 20 November 2026.'],
  [{ createdAt, reviewed: { by: 'Dr Reed', on: '2026-12-01' } }, 'Reviewed by Dr Reed on 1 December 2026.'],
])('[LEARN-16] the review of %j is told as %j', (article, expected) => {
  expect(reviewText(article)).toBe(expected)
})
