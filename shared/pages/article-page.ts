import { GLOSSARY } from '../articles/glossary.ts'
import { findByTitle, relatedArticles } from '../articles/rules.ts'
import type { Article, ManagedCard } from '../articles/schema.ts'
import { publicArticlePath } from '../articles/share.ts'
import { markTerms } from '../articles/terms.ts'
import { rememberText, reviewText } from '../articles/text.ts'
import { PRODUCT } from '../product.ts'
import { readImageAddress } from '../rich-text/image-address.ts'
import { plainText, type RichText } from '../rich-text/tree.ts'
import { element, escapeHtml } from '../words/html.ts'
import { cardOf, documentOf, type LinkImage, linkTo } from './document.ts'
import { imageToHtml } from './image.ts'
import { richTextToHtml, termId } from './rich-text.ts'
import { text } from './text.ts'

const dateOf = (instant: number) => new Date(instant).toISOString()
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const time = (instant: number) => element('time', { datetime: dateOf(instant).slice(0, 10) }, DAY.format(instant))

/** The public address for a link of the app to an article that is published, otherwise the link as it is. */
function publicLinks(articles: readonly ManagedCard[]): (href: string) => string {
  return (href) => {
    const { pathname, searchParams } = new URL(href, 'https://app.invalid')
    const title = pathname === '/learn' && href.startsWith('/') ? searchParams.get('article') : null
    const found = title === null ? undefined : findByTitle(articles, title)
    return found ? publicArticlePath(found) : href
  }
}

const saysWhenToSeekCare = (body: RichText) =>
  body.some((node) => typeof node !== 'string' && node.type === 'heading' && /seek care/i.test(plainText([node])))

const section = (heading: string, content: string) =>
  element('section', {}, element('h2', {}, escapeHtml(heading)) + content)
const paragraph = (words: string) => element('p', {}, escapeHtml(words))

/** The picture with which other sites show a link to an article: its image, else that of its category. */
function linkImageOf({ image, category }: Pick<ManagedCard, 'image' | 'category'>): LinkImage {
  const facts = image && readImageAddress(image.src)
  return image && facts
    ? { path: image.src, alt: image.alt, width: facts.width, height: facts.height }
    : cardOf(category)
}

/** Facts about an article. A reviewer is named only if the editors have named one. */
function factsOf(card: ManagedCard, origin: string, path: string) {
  const { title, summary, createdAt, updatedAt, reviewed } = card
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name: title,
    description: summary,
    url: origin + path,
    image: origin + linkImageOf(card).path,
    inLanguage: 'en-GB',
    datePublished: dateOf(createdAt),
    dateModified: dateOf(updatedAt),
    isAccessibleForFree: true,
    about: { '@type': 'MedicalCondition', name: 'Interstitial cystitis' },
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    publisher: { '@type': 'Organization', name: PRODUCT, url: `${origin}/` },
    ...(reviewed && { lastReviewed: reviewed.on, reviewedBy: { '@type': 'Person', name: reviewed.by } }),
  }
}

interface PublicArticle {
  card: ManagedCard
  body: Article['body']
  /** All published articles, newest first. */
  articles: readonly ManagedCard[]
  /** The product's address, without a slash at its end. */
  origin: string
}

/** The public page of an article. Source: requirement LEARN-10. */
export function articlePage({ card, body, articles, origin }: PublicArticle): string {
  const { title, summary, category, readingTimeMinutes, image, createdAt, updatedAt } = card
  const path = publicArticlePath(card)
  const related = relatedArticles(card, articles).map((each) =>
    element('li', {}, linkTo(publicArticlePath(each), each.title)),
  )
  const published = `${text.published} ${time(createdAt)}`
  const dates = updatedAt > createdAt ? `${published}, ${text.updated} ${time(updatedAt)}` : published
  const { nodes, found } = markTerms(body, GLOSSARY)
  const meanings = [...found].map(
    ([word, written]) =>
      element('dt', { id: termId(written) }, escapeHtml(written)) + element('dd', {}, escapeHtml(GLOSSARY[word] ?? '')),
  )
  const article = [
    element('h1', {}, escapeHtml(title)),
    element(
      'p',
      { class: 'meta' },
      `${escapeHtml(text.meta(category, readingTimeMinutes))}<br>${dates}<br>${escapeHtml(reviewText(card))}`,
    ),
    ...(image ? [imageToHtml({ ...image, loading: 'eager' })] : []),
    element('p', { class: 'lead' }, escapeHtml(summary)),
    richTextToHtml(nodes, publicLinks(articles)),
    ...(saysWhenToSeekCare(body)
      ? []
      : [section(text.care.title, paragraph(text.care.text) + element('p', {}, linkTo('/flare-kit', text.care.link)))]),
    ...(meanings.length ? [section(text.words, element('dl', {}, meanings.join('\n')))] : []),
  ]
  const around = [
    element('aside', { class: 'card' }, element('strong', {}, rememberText.title) + paragraph(rememberText.text)),
    ...(related.length ? [section(text.related, element('ul', {}, related.join('\n')))] : []),
    section(
      text.app.title,
      paragraph(text.app.text) + element('p', {}, element('a', { href: '/', class: 'button' }, text.app.link)),
    ),
  ]
  return documentOf({
    heading: title,
    summary,
    card: { origin, path, image: linkImageOf(card), type: 'article' },
    facts: factsOf(card, origin, path),
    main: [element('article', {}, article.join('\n')), ...around].join('\n'),
  })
}
