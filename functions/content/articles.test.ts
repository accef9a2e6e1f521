import { describe, expect, it } from 'vitest'
import { NewArticle } from '../../shared/articles/edit-schema.ts'
import { relatedArticles } from '../../shared/articles/rules.ts'
import { searchWords } from '../../shared/articles/search.ts'
import { CATEGORIES, SECTIONS, START_HERE_TITLES } from '../../shared/articles/sections.ts'
import { findFigure } from '../../shared/figures/figures.ts'
import { isExternalLink } from '../../shared/rich-text/links.ts'
import { parseRichText } from '../../shared/rich-text/parse.ts'
import { plainText, type RichNode } from '../../shared/rich-text/tree.ts'
import { readingGrade } from '../../tests/fixtures/data/reading-grade.ts'
import { BUNDLED_ARTICLES } from './articles.ts'
import { toArticle } from './handler.ts'

type ElementOf<T> = Extract<RichNode, { type: T }>

/** All elements of a type, at any depth. */
const elementsOf = <T extends Exclude<RichNode, string>['type']>(nodes: readonly RichNode[], type: T): ElementOf<T>[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const inside = 'children' in node ? elementsOf(node.children, type) : []
    return node.type === type ? [node as ElementOf<T>, ...inside] : inside
  })
const typesIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.type, ...('children' in node ? typesIn(node.children) : [])],
  )
const linksIn = (nodes: readonly RichNode[]) => elementsOf(nodes, 'link').map(({ href }) => href)

const ALLOWED = new Set(['heading', 'paragraph', 'list', 'item', 'strong', 'emphasis', 'link', 'image'])

/** The screens that an article may lead to. Source: requirements ROUTE-03 and ROUTE-10. */
const SCREENS = new Set(['/log', '/trends', '/flare-kit', '/tools', '/reports', '/settings', '/learn'])

/** The words of Markdown text, without its formatting characters. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
const articles = BUNDLED_ARTICLES.map(toArticle)
const rows = BUNDLED_ARTICLES.map((bundled, index) => {
  const article = toArticle(bundled, index)
  const tree = parseRichText(bundled.content) ?? []
  return [bundled.title, { bundled, article, tree, text: plainText(tree) }] as const
})

it('[LEARN-15] the articles include the five of Start Here', () => {
  expect(BUNDLED_ARTICLES.map(({ title }) => title)).toEqual(expect.arrayContaining([...START_HERE_TITLES]))
})

it('[LEARN-15] every article has a unique name, title and instant', () => {
  for (const property of ['name', 'title', 'writtenAt'] as const)
    expect(new Set(BUNDLED_ARTICLES.map((bundled) => bundled[property])).size).toBe(BUNDLED_ARTICLES.length)
})

it('[LEARN-15] there are at least 25 articles, and at least two of each category', () => {
  expect(articles.length).toBeGreaterThanOrEqual(25)
  for (const one of CATEGORIES)
    expect(articles.filter(({ category }) => category === one).length, one).toBeGreaterThanOrEqual(2)
})

it('[LEARN-15] the newest article is the first of Start Here, so it is the featured one', () => {
  const [newest] = articles.toSorted((one, other) => other.createdAt - one.createdAt)
  expect(newest?.title).toBe(START_HERE_TITLES[0])
})

describe.each(rows)('%s', (_, { bundled, article, tree, text }) => {
  const [body = ''] = text.split(/^Sources$/m)

  it('[LEARN-15] satisfies the rules for articles of editors', () => {
    const { title, summary, content, category, icon, tags, sectionId, readingTimeMinutes } = article
    const input = { title, summary, content, category, icon, tags, sectionId, readingTimeMinutes }
    expect(NewArticle.parse({ attempt: article.id, ...input })).toMatchObject(input)
    expect(tags.length).toBeGreaterThan(1)
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
  })

  it('[LEARN-12] is in a section that has its category', () => {
    expect(SECTIONS[article.sectionId]).toContain(article.category)
  })

  it('[LEARN-05] has at least two related articles', () => {
    expect(relatedArticles(article, articles).length).toBeGreaterThanOrEqual(2)
  })

  it('[LEARN-15] uses only a few kinds of Markdown, and keeps every word and link when it is parsed', () => {
    expect(typesIn(tree).filter((type) => !ALLOWED.has(type))).toEqual([])
    const source = bundled.content.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll(/^\d+\. /gm, '')
    expect(wordsOf(text)).toEqual(wordsOf(source))
    const addresses = [...bundled.content.matchAll(/(!?)\[[^\]]*\]\(([^)]*)\)/g)]
    expect(linksIn(tree)).toEqual(addresses.filter(([, mark]) => !mark).map(([, , address]) => address))
    expect(text).not.toMatch(/[*_#`[\]<>]/)
  })

  it('[LEARN-15] links to screens and articles that exist', () => {
    const internal = linksIn(tree).filter((href) => !isExternalLink(href))
    const urls = internal.map((href) => new URL(href, 'https://stillwater.example'))
    expect(urls.filter(({ pathname }) => !SCREENS.has(pathname))).toEqual([])
    const linked = urls.flatMap(({ searchParams }) => searchParams.getAll('article'))
    expect(articles.map(({ title }) => title)).toEqual(expect.arrayContaining(linked))
  })

  it('[LEARN-15] has 600 to 1,200 words and the correct reading time', () => {
    expect(wordsOf(body).length).toBeGreaterThanOrEqual(600)
    expect(wordsOf(body).length).toBeLessThanOrEqual(1_200)
    expect(Math.abs(article.readingTimeMinutes - wordsOf(text).length / 200)).toBeLessThan(1)
  })

  it('[LEARN-15] can be read at the age of 12', () => {
    expect(readingGrade(body)).toBeLessThan(6)
  })

  it('[LEARN-15] begins with three or four points in short', () => {
    expect(tree[0]).toEqual({ type: 'heading', level: 2, children: ['In short'] })
    const [, points] = tree
    expect(points).toMatchObject({ type: 'list' })
    const count = elementsOf([points ?? ''], 'item').length
    expect([3, 4]).toContain(count)
  })

  it('[LEARN-15] ends with when to seek care and its sources', () => {
    const headings = elementsOf(tree, 'heading').map(({ children }) => plainText(children))
    expect(headings.slice(-2)).toEqual(['When to seek care', 'Sources'])
    for (const help of ['999', '111', '116 123']) expect(body).toContain(help)
    expect(tree.at(-1)).toMatchObject({ type: 'list' })
    expect(linksIn(tree.slice(-1)).filter(isExternalLink).length).toBeGreaterThan(1)
    expect(linksIn(tree.slice(-1)).every((href) => href.startsWith('https://'))).toBe(true)
  })

  it('[LEARN-15] has at most two drawings, each on a line of its own, known, and told in words', () => {
    const images = elementsOf(tree, 'image')
    expect(images.length).toBeLessThanOrEqual(2)
    for (const image of images) {
      expect(tree).toContainEqual({ type: 'paragraph', children: [image] })
      expect(findFigure(image.src), image.src).toBeDefined()
      expect(wordsOf(image.alt).length).toBeGreaterThan(5)
    }
  })

  it('[LEARN-15] promises no cure, has no exclamation mark and never says "just a flare"', () => {
    expect(text).not.toMatch(
      /!|just a flare|\bcures?\b(?! that works for all people)(?!, and most of all)(?!, or to work for all)|guarantee/i,
    )
  })

  it('[LEARN-15] claims no review, which is due, and says what a clinician must confirm', () => {
    expect(`${bundled.summary} ${text}`).not.toMatch(/reviewed|\bapproved\b|\bwhoever\b|\b(?:no|some|any)body\b/i)
    expect(article).not.toHaveProperty('reviewed')
    expect(article).toMatchObject({ reviewBy: bundled.writtenAt.slice(0, 10) })
    expect(article.toConfirm).toEqual(bundled.toConfirm)
  })

  it('[LEARN-02] has less than 3,000 characters of search words', () => {
    expect(searchWords(text).length).toBeLessThan(3_000)
  })
})
