import type { Category } from '../articles/sections.ts'
import { PUBLIC_PAGES, slugOf } from '../articles/share.ts'
import { PRODUCT } from '../product.ts'
import { element, escapeHtml } from '../words/html.ts'
import { STYLE } from './style.ts'
import { text } from './text.ts'

/** The size of the pictures with which other sites show a link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The picture of a category, with which other sites show a link to an article. */
export const cardPath = (category: Category): string => `/cards/${slugOf(category)}.png`

/** A picture with which other sites show a link. */
export interface LinkImage {
  path: string
  width: number
  height: number
  /** What it shows, if that is more than a decoration. */
  alt?: string
}

/** The picture of a category. */
export const cardOf = (category: Category): LinkImage => ({ path: cardPath(category), ...CARD_SIZE })

interface Card {
  /** The product's address, without a slash at its end. */
  origin: string
  path: string
  image: LinkImage
  type: 'article' | 'website'
}

interface Document {
  heading: string
  summary: string
  /** What search engines and other sites show. Without it, search engines do not list the page. */
  card?: Card
  /** Facts about the page in the vocabulary of schema.org. */
  facts?: object
  /** The HTML of the page's main part. */
  main: string
}

const property = (name: string, content: string | number) => element('meta', { property: `og:${name}`, content })

function cardTags({ heading, summary }: Document, { origin, path, image, type }: Card): string[] {
  return [
    element('link', { rel: 'canonical', href: origin + path }),
    property('type', type),
    property('title', heading),
    property('description', summary),
    property('url', origin + path),
    property('site_name', PRODUCT),
    property('locale', 'en_GB'),
    property('image', origin + image.path),
    property('image:width', image.width),
    property('image:height', image.height),
    ...(image.alt ? [property('image:alt', image.alt)] : []),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** JSON in a `script` element, which browsers do not run. No text can end the element. */
const factsTag = (facts: object) =>
  element('script', { type: 'application/ld+json' }, JSON.stringify(facts).replaceAll('<', String.raw`\u003c`))

function headOf(page: Document): string {
  const { heading, summary, card, facts } = page
  return [
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('title', {}, escapeHtml(text.title(heading))),
    element('meta', { name: 'description', content: summary }),
    ...(card ? cardTags(page, card) : [element('meta', { name: 'robots', content: 'noindex' })]),
    element('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    element('style', {}, STYLE),
    ...(facts ? [factsTag(facts)] : []),
  ].join('\n')
}

/** A link to another part of the product. */
export const linkTo = (href: string, words: string) => element('a', { href }, escapeHtml(words))

const footer = () =>
  element(
    'footer',
    {},
    [
      linkTo('/flare-kit', text.footer.help),
      linkTo('/privacy', text.footer.privacy),
      linkTo('/terms', text.footer.terms),
    ].join('\n'),
  )

/** A whole public page as HTML. It has no script, and its style inside. */
export function documentOf(page: Document): string {
  const header = [
    element('a', { href: '#main', class: 'skip' }, escapeHtml(text.skip)),
    element('header', {}, [linkTo('/', text.home), linkTo(PUBLIC_PAGES, text.all)].join('\n')),
  ]
  const body = [...header, element('main', { id: 'main' }, page.main), footer()].join('\n')
  return `<!doctype html>\n<html lang="en-GB">\n<head>\n${headOf(page)}\n</head>\n<body>\n${body}\n</body>\n</html>\n`
}
