import type { ManagedCard } from '../articles/schema.ts'
import { CATEGORIES } from '../articles/sections.ts'
import { PUBLIC_PAGES, publicArticlePath } from '../articles/share.ts'
import { element, escapeHtml } from '../words/html.ts'
import { cardOf, documentOf, linkTo } from './document.ts'
import { text } from './text.ts'

const top = (heading: string, summary: string) =>
  element('h1', {}, escapeHtml(heading)) + element('p', { class: 'lead' }, escapeHtml(summary))

/** The list of all published articles, by category. */
export function listPage(articles: readonly ManagedCard[], origin: string): string {
  const { heading, summary, none } = text.index
  const categories = CATEGORIES.flatMap((category) => {
    const entries = articles
      .filter((each) => each.category === category)
      .map((each) => {
        const about = element('p', {}, escapeHtml(each.summary))
        return element('li', {}, linkTo(publicArticlePath(each), each.title) + about)
      })
    const list = element('ul', { class: 'list' }, entries.join('\n'))
    return entries.length ? element('section', {}, element('h2', {}, escapeHtml(category)) + list) : []
  })
  return documentOf({
    heading,
    summary,
    card: { origin, path: PUBLIC_PAGES, image: cardOf('Mind-Body'), type: 'website' },
    main: [top(heading, summary), ...(categories.length ? categories : [element('p', {}, none)])].join('\n'),
  })
}

/** The page for an address below `/read/` at which there is no article. */
export function missingPage(): string {
  const { heading, summary, list } = text.missing
  return documentOf({ heading, summary, main: top(heading, summary) + element('p', {}, linkTo(PUBLIC_PAGES, list)) })
}

/** What crawlers may read: all but the API. The robots.txt of RFC 9309, with the address of the sitemap. */
export const robots = (origin: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`

/** The addresses of all public pages for search engines, as https://www.sitemaps.org says. */
export function sitemap(articles: readonly ManagedCard[], origin: string): string {
  const entry = (path: string, updatedAt?: number) =>
    element(
      'url',
      {},
      element('loc', {}, escapeHtml(origin + path)) +
        (updatedAt === undefined ? '' : element('lastmod', {}, new Date(updatedAt).toISOString())),
    )
  const entries = [entry(PUBLIC_PAGES), ...articles.map((each) => entry(publicArticlePath(each), each.updatedAt))]
  const urlset = element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, entries.join('\n'))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${urlset}\n`
}
