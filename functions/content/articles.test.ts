import { describe, expect, it } from 'vitest'
import { NewArticle } from '../../shared/articles/schema.ts'
import { searchWords } from '../../shared/articles/search.ts'
import { START_HERE_TITLES } from '../../shared/articles/sections.ts'
import { isExternalLink } from '../../shared/rich-text/links.ts'
import { parseRichText } from '../../shared/rich-text/parse.ts'
import { plainText, type RichNode } from '../../shared/rich-text/tree.ts'
import { BUNDLED_ARTICLES } from './articles.ts'
import { toArticle } from './handler.ts'

const linksIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || !('children' in node)) return []
    return [...(node.type === 'link' ? [node.href] : []), ...linksIn(node.children)]
  })

/** The words of Markdown text, without its formatting characters. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
const rows = BUNDLED_ARTICLES.map(
  (bundled, index) => [bundled.title, { bundled, article: toArticle(bundled, index) }] as const,
)

it('[LEARN-15] the articles include the five of Start Here', () => {
  expect(BUNDLED_ARTICLES.map(({ title }) => title)).toEqual(expect.arrayContaining([...START_HERE_TITLES]))
})

it('[LEARN-15] every article has a unique name, title and instant', () => {
  for (const property of ['name', 'title', 'writtenAt'] as const)
    expect(new Set(BUNDLED_ARTICLES.map((bundled) => bundled[property])).size).toBe(BUNDLED_ARTICLES.length)
})

describe.each(rows)('%s', (_, { bundled, article }) => {
  const tree = parseRichText(bundled.content) ?? []
  const text = plainText(tree)

  it('[LEARN-15] satisfies the rules for articles of editors', () => {
    const { title, summary, content, category, icon, tags, sectionId, readingTimeMinutes } = article
    const input = { title, summary, content, category, icon, tags, sectionId, readingTimeMinutes }
    expect(NewArticle.parse({ attempt: article.id, ...input })).toMatchObject(input)
    expect(tags.length).toBeGreaterThan(1)
  })

  it('[LEARN-15] keeps every word and link when it is parsed', () => {
    const source = bundled.content.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll(/^\d+\. /gm, '')
    expect(wordsOf(text)).toEqual(wordsOf(source))
    const addresses = [...bundled.content.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address)
    expect(linksIn(tree)).toEqual(addresses)
    expect(text).not.toMatch(/[*_#`[\]<>]/)
  })

  it('[LEARN-15] has 700 to 1,100 words and the correct reading time', () => {
    const [body = ''] = text.split(/^Sources$/m)
    expect(wordsOf(body).length).toBeGreaterThanOrEqual(700)
    expect(wordsOf(body).length).toBeLessThanOrEqual(1_100)
    expect(Math.abs(article.readingTimeMinutes - wordsOf(text).length / 200)).toBeLessThan(1)
  })

  it('[LEARN-15] ends with when to seek care and its sources', () => {
    const headings = tree.flatMap((node) =>
      typeof node !== 'string' && node.type === 'heading' ? [plainText(node.children)] : [],
    )
    expect(headings.slice(-2)).toEqual(['When to seek care', 'Sources'])
    expect(tree.at(-1)).toMatchObject({ type: 'list' })
    expect(linksIn(tree.slice(-1)).filter(isExternalLink).length).toBeGreaterThan(1)
    expect(linksIn(tree.slice(-1)).every((href) => href.startsWith('https://'))).toBe(true)
  })

  it('[LEARN-15] promises no cure, has no exclamation mark and never says "just a flare"', () => {
    expect(text).not.toMatch(/!|just a flare|\bcures?\b(?! that works for everybody)(?!, and most of all)|guarantee/i)
  })

  it('[LEARN-02] has less than 3,000 characters of search words', () => {
    expect(searchWords(text).length).toBeLessThan(3_000)
  })
})
