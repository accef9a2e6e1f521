import { describe, expect, it } from 'vitest'
import { NewArticle } from '../../shared/articles/schema.ts'
import { searchWords } from '../../shared/articles/search.ts'
import { START_HERE } from '../../shared/articles/sections.ts'
import { leadsAway } from '../../shared/rich-text/links.ts'
import { parseRichText } from '../../shared/rich-text/parse.ts'
import { plainText, type RichNode } from '../../shared/rich-text/tree.ts'
import { ARTICLES } from './articles.ts'
import { articleOf } from './handler.ts'

const linksIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || !('children' in node)) return []
    return [...(node.type === 'link' ? [node.href] : []), ...linksIn(node.children)]
  })

/** The words of Markdown without its marks. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
const each = ARTICLES.map((draft, place) => [draft.title, { draft, article: articleOf(draft, place) }] as const)

it('[LEARN-15] the five of Start Here are among the articles', () => {
  expect(ARTICLES.map(({ title }) => title)).toEqual(expect.arrayContaining([...START_HERE]))
})

it('[LEARN-15] every article has a name, a title and an instant of its own', () => {
  for (const of of ['name', 'title', 'writtenAt'] as const)
    expect(new Set(ARTICLES.map((draft) => draft[of])).size).toBe(ARTICLES.length)
})

describe.each(each)('%s', (_, { draft, article }) => {
  const tree = parseRichText(draft.content)
  const text = plainText(tree)

  it('[LEARN-15] is an article as an editor could have written it', () => {
    const { title, summary, content, category, icon, tags, sectionId, readingTimeMinutes } = article
    const written = { title, summary, content, category, icon, tags, sectionId, readingTimeMinutes }
    expect(NewArticle.parse({ attempt: article.id, ...written })).toMatchObject(written)
    expect(tags.length).toBeGreaterThan(1)
  })

  it('[LEARN-15] loses no word and no link on its way to the screen', () => {
    const typed = draft.content.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll(/^\d+\. /gm, '')
    expect(wordsOf(text)).toEqual(wordsOf(typed))
    const addresses = [...draft.content.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address)
    expect(linksIn(tree)).toEqual(addresses)
    expect(text).not.toMatch(/[*_#`[\]<>]/)
  })

  it('[LEARN-15] is of a length to be read, and says how long that takes', () => {
    const [body = ''] = text.split(/^Sources$/m)
    expect(wordsOf(body).length).toBeGreaterThanOrEqual(700)
    expect(wordsOf(body).length).toBeLessThanOrEqual(1_100)
    expect(Math.abs(article.readingTimeMinutes - wordsOf(text).length / 200)).toBeLessThan(1)
  })

  it('[LEARN-15] says when to seek care, and ends with its sources', () => {
    const headings = tree.flatMap((node) =>
      typeof node !== 'string' && node.type === 'heading' ? [plainText(node.children)] : [],
    )
    expect(headings.slice(-2)).toEqual(['When to seek care', 'Sources'])
    expect(tree.at(-1)).toMatchObject({ type: 'list' })
    expect(linksIn(tree.slice(-1)).filter(leadsAway).length).toBeGreaterThan(1)
    expect(linksIn(tree.slice(-1)).every((href) => href.startsWith('https://'))).toBe(true)
  })

  it('[LEARN-15] promises nothing, shouts nowhere, and never says "just a flare"', () => {
    expect(text).not.toMatch(/!|just a flare|\bcures?\b(?! that works for everybody)(?!, and most of all)|guarantee/i)
  })

  it('[LEARN-02] is found by about two kilobytes of words', () => {
    expect(searchWords(text).length).toBeLessThan(3_000)
  })
})
