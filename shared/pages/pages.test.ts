import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HOSTILE_MARKDOWN } from '../../tests/fixtures/data/hostile-markdown.ts'
import { IMAGE } from '../../tests/fixtures/data/image-address.ts'
import type { ManagedCard } from '../articles/schema.ts'
import { CATEGORIES } from '../articles/sections.ts'
import { publicArticlePath } from '../articles/share.ts'
import { findFigure } from '../figures/figures.ts'
import { figureToSvg } from '../figures/to-svg.ts'
import { parseRichText } from '../rich-text/parse.ts'
import { articlePage } from './article-page.ts'
import { CARD_SIZE, cardPath } from './document.ts'
import { listPage, missingPage, sitemap } from './other-pages.ts'
import { richTextToHtml } from './rich-text.ts'
import { STYLE } from './style.ts'

const ROOT = join(import.meta.dirname, '../..')
const origin = 'https://still.example'
const INSTANT = Date.parse('2026-11-21T09:00:00Z')

let count = 0
/** The card of a published article. */
const cardOf = (details: Partial<ManagedCard> = {}): ManagedCard => ({
  id: `${count++}`.padStart(6, '0').padEnd(32, 'a'),
  title: 'Quiet Ponds',
  summary: 'About ponds.',
  category: 'Sleep',
  icon: '🌙',
  image: null,
  tags: [],
  readingTimeMinutes: 4,
  featured: false,
  sectionId: 'stress-sleep',
  createdAt: INSTANT,
  updatedAt: INSTANT,
  published: true,
  sortOrder: 0,
  version: 1,
  ...details,
})

const IMAGE_CARD = { image: { src: IMAGE, alt: 'A "pond"' } }

const bodyOf = (markdown: string) => parseRichText(markdown) ?? []
const pageOf = (card: ManagedCard, markdown = 'Newts.', articles = [card]) =>
  articlePage({ card, body: bodyOf(markdown), articles, origin })
const htmlOf = (markdown: string) => richTextToHtml(bodyOf(markdown), (href) => href)
const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(1)'>&amp;</title></style>`

describe('the page of an article', () => {
  it('[ADM-04] [LEARN-10] shows its image in the best format and width, and other sites show it, too', () => {
    const page = pageOf(cardOf(IMAGE_CARD))
    const folder = IMAGE.replace(/\/[^/]+$/, '')
    for (const part of [
      `<source type="image/avif" srcset="${folder}/480.avif 480w, ${folder}/960.avif 960w, ${folder}/1000.avif 1000w"`,
      `<img src="${IMAGE}" srcset="${folder}/480.jpg 480w, ${folder}/960.jpg 960w, ${IMAGE} 1000w"`,
      'alt="A &quot;pond&quot;" width="1000" height="600" loading="eager">',
      '<rect x="3" y="2" width="1.1" height="1.1" fill="#8ab">',
      `<meta property="og:image" content="${origin}${IMAGE}">`,
      '<meta property="og:image:width" content="1000">',
      '<meta property="og:image:height" content="600">',
      '<meta property="og:image:alt" content="A &quot;pond&quot;">',
      `"image":"${origin}${IMAGE}"`,
    ])
      expect(page).toContain(part)
    // The content policy allows no style in an attribute.
    expect(page).not.toMatch(/ style=/)
  })

  it('[LEARN-16] says that no clinician has reviewed it, or who has', () => {
    expect(pageOf(cardOf())).toContain('Not yet reviewed by a clinician. Written on 21 November 2026.</p>')
    const reviewed = { by: 'Dr <Reed>', on: '2026-12-01' }
    expect(pageOf(cardOf({ reviewed }))).toContain('<br>Reviewed by Dr &lt;Reed&gt; on 1 December 2026.</p>')
  })

  it('[ADM-04] shows the images of its text when they come into view', () => {
    expect(htmlOf(`![A pond](${IMAGE})`)).toContain(' alt="A pond" width="1000" height="600" loading="lazy">')
    expect(htmlOf('![A pond](/media/old/pond.png)')).toContain(
      '<img src="/media/old/pond.png" alt="A pond" loading="lazy">',
    )
  })

  it('[LEARN-10] says what it is, where it is and how other sites show it', () => {
    const card = cardOf({ title: 'Tea & you', updatedAt: INSTANT + 86_400_000 })
    const page = pageOf(card)
    const address = origin + publicArticlePath(card)
    for (const part of [
      '<html lang="en-GB">',
      '<title>Tea &amp; you – Stillwater</title>',
      '<meta name="description" content="About ponds.">',
      `<link rel="canonical" href="${address}">`,
      '<meta property="og:type" content="article">',
      '<meta property="og:title" content="Tea &amp; you">',
      `<meta property="og:url" content="${address}">`,
      '<meta property="og:image" content="https://still.example/cards/sleep.png">',
      `<style>${STYLE}</style>`,
      '<h1>Tea &amp; you</h1>',
      'Sleep · 4 min read<br>Published <time datetime="2026-11-21">21 November 2026</time>, updated',
    ])
      expect(page).toContain(part)
    expect(page).not.toContain('noindex')
  })

  it('[LEARN-10] has facts for search engines, and names no reviewer', () => {
    const card = cardOf({ title: '</script><b>' })
    const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(pageOf(card)) ?? []
    const facts = JSON.parse(json) as object
    expect(facts).toMatchObject({
      '@type': 'MedicalWebPage',
      name: '</script><b>',
      url: origin + publicArticlePath(card),
      datePublished: '2026-11-21T09:00:00.000Z',
      dateModified: '2026-11-21T09:00:00.000Z',
    })
    expect(Object.keys(facts).filter((name) => /review/i.test(name))).toEqual([])
  })

  it('[SEC-17] writes text of others as text, wherever it stands', () => {
    const card = cardOf({ title: HOSTILE, summary: HOSTILE })
    const other = cardOf({ title: `Other ${HOSTILE}`, summary: HOSTILE })
    const body = `${HOSTILE}\n\n[${HOSTILE}](https://example.org/?a="b"&c)\n\n\`${HOSTILE}\``
    for (const page of [pageOf(card, body, [card, other]), listPage([card, other], origin)]) {
      // The text of this element ends with its first end tag.
      const withoutFacts = page.replace(/<script type="application\/ld\+json">[^]*?<\/script>/, '')
      expect(withoutFacts.match(/<script|<img|<\/title>[^]*<\/title>/g)).toBeNull()
      expect(page).toContain('&lt;script&gt;')
    }
  })

  it('[SEC-17] [LEARN-11] has only allowed elements, attributes and addresses, whatever the Markdown', () => {
    for (const markdown of HOSTILE_MARKDOWN) {
      const html = htmlOf(markdown)
      const names = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, name = '']) => name)
      const allowed = 'div p a em strong code pre ul ol li blockquote h2 h3 h4 hr br img del table thead tbody tr th td'
      expect(names.filter((name) => !allowed.split(' ').includes(name))).toEqual([])
      const attributes = [...html.matchAll(/<[a-z0-9]+((?: [a-z]+="[^"<>]*")*)>/g)]
      // Every element has only quoted attributes.
      expect(attributes).toHaveLength([...html.matchAll(/<[a-z]/g)].length)
      const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)
      expect(hrefs.filter((href) => /^\s*(?:javascript|data|vbscript):|^\/\//i.test(href))).toEqual([])
      for (const [, src = ''] of html.matchAll(/ src="([^"]*)"/g)) expect(src).toMatch(/^\/media\//)
    }
  })

  it('[LEARN-10] links to the public pages of other articles', () => {
    const [card, other, far] = [cardOf(), cardOf({ title: 'Deep Ponds' }), cardOf({ title: 'Tea', category: 'Diet' })]
    const markdown =
      '[deep](/learn?article=deep%20ponds) [gone](/learn?article=Gone) [log](/log) [out](https://nhs.uk/x)'
    const page = pageOf(card, markdown, [card, other, far])
    expect(page).toContain(`<a href="${publicArticlePath(other)}">deep</a>`)
    expect(page).toContain('<a href="/learn?article=Gone">gone</a> <a href="/log">log</a>')
    expect(page).toContain('<a href="https://nhs.uk/x" rel="noopener noreferrer">out</a>')
    expect(page).toContain(
      `<h2>You might also like</h2><ul><li><a href="${publicArticlePath(other)}">Deep Ponds</a></li></ul>`,
    )
    expect(page).not.toContain(publicArticlePath(far))
  })

  it('[LEARN-05] explains the words of the glossary at its end', () => {
    const page = pageOf(cardOf(), 'A hunner lesion is sore.')
    expect(page).toContain('A <a href="#word-hunner-lesion" class="term">hunner lesion</a> is sore.')
    expect(page).toContain(
      '<section><h2>Words on this page</h2><dl><dt id="word-hunner-lesion">hunner lesion</dt><dd>A sore patch on the inside of the bladder that some people with IC have.</dd></dl></section>',
    )
    expect(pageOf(cardOf(), 'Newts.')).not.toContain('Words on this page')
  })

  it('[LEARN-10] always says when to seek care, and once', () => {
    const titles = (markdown: string) => pageOf(cardOf(), markdown).match(/<h2>When to seek care<\/h2>/g)
    expect(titles('Newts.')).toHaveLength(1)
    expect(titles('## When to seek care\n\nSoon.')).toHaveLength(1)
  })

  it('[LEARN-15] has its drawings in it, with their texts and colours', () => {
    const page = pageOf(cardOf(), '![A wave](/media/figures/urge-wave.svg)\n\n![A pond](/media/pond.webp)')
    const figure = findFigure('/media/figures/urge-wave.svg')
    expect(page).toContain(figure && figureToSvg(figure))
    expect(page).toContain('role="img" aria-labelledby="figure-urge-wave-title"')
    expect(page).toContain('<img src="/media/pond.webp" alt="A pond" loading="lazy">')
  })

  it('[PERF-01] needs no script, and no style but its own', () => {
    const page = pageOf(cardOf())
    expect(page.match(/<script|style=|<style|<link rel="stylesheet"/g)).toEqual(['<style', '<script'])
    expect(STYLE).not.toContain('<')
    expect(page).toContain('<script type="application/ld+json">')
  })
})

describe('the other pages', () => {
  it('[LEARN-10] the list has every article under its category', () => {
    const [sleep, diet] = [cardOf(), cardOf({ title: 'Tea', category: 'Diet' })]
    const page = listPage([sleep, diet], origin)
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual(['Diet', 'Sleep'])
    for (const each of [sleep, diet]) expect(page).toContain(`<a href="${publicArticlePath(each)}">${each.title}</a>`)
    expect(listPage([], origin)).toContain('There are no articles at the moment.')
  })

  it('[LEARN-10] the page for an unknown address is not for search engines', () => {
    expect(missingPage()).toContain('<meta name="robots" content="noindex">')
    expect(missingPage()).not.toMatch(/canonical|og:|<script/)
  })

  it('[LEARN-10] the sitemap has every article with its last change', () => {
    const card = cardOf()
    expect(sitemap([card], 'https://a&b.example')).toContain(
      `<url><loc>https://a&amp;b.example${publicArticlePath(card)}</loc><lastmod>2026-11-21T09:00:00.000Z</lastmod></url>`,
    )
  })
})

describe('the look', () => {
  const tokens = readFileSync(join(ROOT, 'shared/ui/tokens.css'), 'utf8').split('}')[0] ?? ''
  const declared = (css: string) =>
    Object.fromEntries([...css.matchAll(/(--[a-z0-9-]+): ?([^;]+)(?=;)/g)].map(([, name, value]) => [name, value]))

  it('[LEARN-10] has the values of the app’s tokens', () => {
    const own = declared(STYLE)
    expect(Object.keys(own).length).toBeGreaterThan(20)
    expect(declared(tokens)).toMatchObject(own)
  })

  it('[LEARN-10] [LEARN-15] has every colour of the pages and of their drawings', () => {
    const drawings = ['bladder-wall', 'diary-page', 'pelvic-floor', 'urge-wave'].map((name) => {
      const figure = findFigure(`/media/figures/${name}.svg`)
      return figure ? figureToSvg(figure) : ''
    })
    const used = [STYLE, ...drawings].flatMap((each) =>
      [...each.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name),
    )
    expect(used.filter((name) => !(String(name) in declared(STYLE)))).toEqual([])
  })

  it.each(CATEGORIES)('[LEARN-10] the category %s has a picture of the stated size', (category) => {
    const png = readFileSync(join(ROOT, 'web-shell/public', cardPath(category)))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height])
    expect(png.length).toBeLessThan(60_000)
  })
})
