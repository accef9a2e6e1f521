// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { anyText } from '../../tests/fixtures/data/any-text.ts'
import { COSTLY_MARKDOWN, HOSTILE_MARKDOWN } from '../../tests/fixtures/data/hostile-markdown.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { parseRichText } from '../rich-text/parse.ts'
import type { RichNode } from '../rich-text/tree.ts'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

const TAGS = new Set(
  'DIV P H2 H3 H4 UL OL LI BLOCKQUOTE EM STRONG DEL CODE PRE A IMG BR HR TABLE THEAD TBODY TR TH TD'.split(' '),
)
const ATTRIBUTES = new Set([
  'class',
  'href',
  'src',
  'alt',
  'loading',
  'decoding',
  'start',
  'target',
  'rel',
  'scope',
  'tabindex',
])
const SCHEMES = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'])
const ORIGIN = 'https://stillwater.test'

/** Whether a link or image has a forbidden target, as the URL parser of a browser resolves it. */
function hasForbiddenUrl(element: Element): boolean {
  const src = element.getAttribute('src')
  if (src !== null && !new URL(src, ORIGIN).href.startsWith(`${ORIGIN}/media/`)) return true
  const href = element.getAttribute('href')
  if (href === null) return false
  const { protocol, origin } = new URL(href, ORIGIN)
  if (!SCHEMES.has(protocol)) return true
  return !/^[a-z]+:/i.test(href) && origin !== ORIGIN
}

/** The rendered elements with a forbidden tag, attribute or URL, as HTML. */
function findForbidden(nodes: readonly RichNode[]): string[] {
  const { container } = render(<RichText nodes={nodes} />)
  const forbidden = [...container.querySelectorAll('*')].filter(
    (element) =>
      !TAGS.has(element.tagName) ||
      element.getAttributeNames().some((name) => !ATTRIBUTES.has(name)) ||
      hasForbiddenUrl(element),
  )
  const forbiddenHtml = forbidden.map(({ outerHTML }) => outerHTML)
  cleanup()
  // Serialized and parsed again: no attribute value may end early and add an element.
  const reparsed = document.createElement('div')
  reparsed.innerHTML = renderToStaticMarkup(<RichText nodes={nodes} />)
  const addedElements = [...reparsed.querySelectorAll('*')].filter(({ tagName }) => !TAGS.has(tagName))
  return [...forbiddenHtml, ...addedElements.map(({ outerHTML }) => outerHTML)]
}

/** Parses Markdown that is not too complex. */
function parse(markdown: string): RichNode[] {
  const nodes = parseRichText(markdown)
  if (!nodes) throw new Error('The Markdown is too complex')
  return nodes
}

describe('hostile Markdown', () => {
  it('[LEARN-11] [SEC-17] renders no script, no forbidden resource and no forbidden link', () => {
    expect(HOSTILE_MARKDOWN.length).toBeGreaterThan(60)
    expect(
      HOSTILE_MARKDOWN.flatMap((markdown) => findForbidden(parse(markdown)).map((html) => [markdown, html])),
    ).toEqual([])
  })

  it(`[SEC-17] in any combination of its parts renders nothing forbidden, SEED=${seed}`, () => {
    const parts = HOSTILE_MARKDOWN.flatMap((markdown) => [markdown, markdown.slice(0, markdown.length / 2)])
    const separator = fc.constantFrom(
      '',
      ' ',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '](',
      '[',
      '!',
      '<',
      '>',
      '*',
      '`',
      '&#',
      '\\',
      '\t',
      '(',
    )
    const piece = fc.oneof(fc.constantFrom(...parts), separator, anyText({ maxLength: 8 }))
    const markdown = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(markdown, (text) => {
        expect(findForbidden(parse(text))).toEqual([])
      }),
      { seed, numRuns: 500 },
    )
  })

  it('[SEC-17] in nodes that the service did not check is rendered as plain text, without links or images', () => {
    const link = (href: string): RichNode => ({ type: 'link', href, children: ['Words'] })
    const nodes = [
      link('javascript:alert(1)'),
      link('//evil.example'),
      { type: 'image', src: '//evil.example/x', alt: 'A beacon' } as const,
    ]
    expect(findForbidden(nodes)).toEqual([])
    render(<RichText nodes={[...nodes, { type: 'script', children: ['alert(1)'] } as unknown as RichNode]} />)
    expect(document.body.textContent).toBe('WordsWordsA beacon')
  })

  it.each(Object.entries(COSTLY_MARKDOWN))(
    '[SEC-17] with %s renders nothing forbidden, if it is accepted at all',
    (_, markdown) => {
      expect(findForbidden(parseRichText(markdown) ?? [])).toEqual([])
    },
  )
})

describe('rich text', () => {
  it('[LEARN-05] renders headings, lists, quotes, links and images', () => {
    const markdown = `# One\n\nSome *quiet* **strong** words and \`code\`.\n\n3. three\n4. four\n\n- a\n- b\n\n> said\n\n![A pond](/media/pond.webp)\n\n[NHS](https://www.nhs.uk) [log](/log)\n\n---\n\n\`\`\`\nas typed\n\`\`\``
    const { container } = render(<RichText nodes={parse(markdown)} />)
    expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['three', 'four', 'a', 'b'])
    expect(container.querySelector('ol')?.start).toBe(3)
    expect(container.querySelector('em')?.textContent).toBe('quiet')
    expect(container.querySelector('blockquote')?.textContent).toBe('said')
    expect(screen.getByRole('img', { name: 'A pond' }).getAttribute('src')).toBe('/media/pond.webp')
    expect(container.querySelector('hr')).toBeTruthy()
    expect(container.querySelector('pre')).toBeTruthy()
  })

  it('[SEC-17] opens an external page in a new tab without opener and referrer', () => {
    render(<RichText nodes={parse('[NHS](https://www.nhs.uk) [log](/log) [write](mailto:a@example.com)')} />)
    const linkAttributes = screen
      .getAllByRole('link')
      .map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))
    expect(linkAttributes).toEqual([
      ['https://www.nhs.uk', '_blank', 'noopener noreferrer'],
      ['/log', null, null],
      ['mailto:a@example.com', null, null],
    ])
  })
})

it('[LEARN-15] draws the drawings of ours, and loads any other picture', () => {
  const nodes = [
    { type: 'image', src: '/media/figures/urge-wave.svg', alt: 'A wave' },
    { type: 'image', src: '/media/photo.webp', alt: 'A pond' },
  ] as const
  render(<RichText nodes={nodes} />)
  expect(screen.getAllByRole('img').map((image) => image.tagName)).toEqual(['svg', 'IMG'])
  expect(screen.getByRole('img', { name: 'A pond' }).getAttribute('src')).toBe('/media/photo.webp')
})

it('[LEARN-05] keeps the punctuation after an explained word, in its line while it is closed', () => {
  const term = { type: 'term', text: 'trigger', after: ',', meaning: 'What sets off a flare.' } as const
  const { container } = render(<RichText nodes={[{ type: 'paragraph', children: ['A ', term, ' or not.'] }]} />)
  expect(container.textContent).toBe('A trigger, or not.')
  const word = screen.getByRole('button', { name: 'trigger' })
  expect(word.parentElement?.textContent).toBe('trigger,')
  fireEvent.click(word)
  expect(container.textContent).toBe('A trigger (What sets off a flare.), or not.')
})
