import type { ManagedCard } from '../../shared/articles/schema.ts'
import { PUBLIC_PAGES, publicArticlePath } from '../../shared/articles/share.ts'
import { articlePage } from '../../shared/pages/article-page.ts'
import { listPage, robots, sitemap } from '../../shared/pages/other-pages.ts'
import { productUrl } from '../aws/parameter.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { ArticleBodyItem } from '../table/items/articles.ts'
import { readAll } from '../table/query.ts'
import { decompressBody, readArticleCards } from '../table/records/articles.ts'

export interface StoredFile {
  type: string
  cacheControl: string
  text: string
}

/** Browsers always ask, and CloudFront after 30 s: a page that is taken back is gone within a minute. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=30'
const page = (text: string): StoredFile => ({ type: 'text/html; charset=utf-8', cacheControl: PAGE_CACHE, text })

const newestFirst = (one: ManagedCard, other: ManagedCard) =>
  other.createdAt - one.createdAt || one.title.localeCompare(other.title)

/** The key in the bucket for a path. */
const keyOf = (path: string) => path.slice(1)

/**
 * Every file that the bucket should have now, by key: the pages of published articles, their list at both of its
 * addresses, the sitemap and the rules for crawlers.
 */
export async function currentPages(): Promise<Map<string, StoredFile>> {
  const origin = await productUrl()
  const [cards, bodies] = await Promise.all([
    readArticleCards({ consistent: true }),
    readAll(ArticleBodyItem.all({}), { consistent: true }),
  ])
  const articles = cards.filter(({ published }) => published).toSorted(newestFirst)
  const bodyOf = new Map(bodies.map((item) => [keyPartsOf(ArticleBodyItem, item).id, item]))
  const list = page(listPage(articles, origin))
  const files = new Map<string, StoredFile>([
    [keyOf(PUBLIC_PAGES), list],
    [keyOf(PUBLIC_PAGES).slice(0, -1), list],
    ['robots.txt', { ...page(robots(origin)), type: 'text/plain; charset=utf-8' }],
    ['sitemap.xml', { ...page(sitemap(articles, origin)), type: 'application/xml' }],
  ])
  for (const card of articles) {
    const stored = bodyOf.get(card.id)
    if (!stored) continue
    const body = decompressBody(ArticleBodyItem.parse(stored).body)
    files.set(keyOf(publicArticlePath(card)), page(articlePage({ card, body, articles, origin })))
  }
  return files
}
