import { expect, it } from 'vitest'
import { parseRichText } from '../rich-text/parse.ts'
import { plainText } from '../rich-text/tree.ts'
import { withOrigin } from './origin.ts'

const NHS = { title: 'NHS', url: 'https://www.nhs.uk/pain' }
const AUA = { title: 'AUA', url: 'https://auanet.org/ic' }
const reviewed = { by: 'Dr Reed', on: '2026-11-20' }

/** The end of an article's text as readers get it. */
const endOf = (content: string, origin: object) =>
  plainText(withOrigin(parseRichText(content) ?? [], origin))
    .split('\n\n')
    .map((each) => each.trim())
    .filter(Boolean)

it.each<[string, string, object, string[]]>([
  ['nothing without sources and review', 'Water', {}, ['Water']],
  ['nothing for a review that was taken back', 'Water', { reviewed: null, sources: [] }, ['Water']],
  ['sources', 'Water', { sources: [NHS, AUA] }, ['Water', 'Sources', 'NHS', 'AUA']],
  ['a review', 'Water', { reviewed }, ['Water', 'Reviewed by Dr Reed on 20 November 2026.']],
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
