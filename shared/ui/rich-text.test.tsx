// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { anyText } from '../../tests/fixtures/data/any-text.ts'
import { HOSTILE_MARKDOWN, TANGLED_MARKDOWN } from '../../tests/fixtures/data/hostile-markdown.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { parseRichText } from '../rich-text/parse.ts'
import type { RichNode } from '../rich-text/tree.ts'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

const TAGS = new Set('DIV P H2 H3 H4 UL OL LI BLOCKQUOTE EM STRONG CODE PRE A IMG BR HR'.split(' '))
const ATTRIBUTES = new Set(['class', 'href', 'src', 'alt', 'loading', 'decoding', 'start', 'target', 'rel'])
const SCHEMES = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'])
const OWN = 'https://stillwater.test'

/** What is wrong with a link or picture, by what a browser itself would make of it. */
function leadsAstray(element: Element): boolean {
  const src = element.getAttribute('src')
  if (src !== null && !new URL(src, OWN).href.startsWith(`${OWN}/media/`)) return true
  const href = element.getAttribute('href')
  if (href === null) return false
  const { protocol, origin } = new URL(href, OWN)
  if (!SCHEMES.has(protocol)) return true
  return !/^[a-z]+:/i.test(href) && origin !== OWN
}

/** Whatever is drawn that nobody meant to be. */
function harmIn(nodes: readonly RichNode[]): string[] {
  const { container } = render(<RichText nodes={nodes} />)
  const found = [...container.querySelectorAll('*')].filter(
    (element) =>
      !TAGS.has(element.tagName) ||
      element.getAttributeNames().some((name) => !ATTRIBUTES.has(name)) ||
      leadsAstray(element),
  )
  const written = found.map(({ outerHTML }) => outerHTML)
  cleanup()
  // As a server would write it, and read again: no attribute is ended early.
  const again = document.createElement('div')
  again.innerHTML = renderToStaticMarkup(<RichText nodes={nodes} />)
  const grown = [...again.querySelectorAll('*')].filter(({ tagName }) => !TAGS.has(tagName))
  return [...written, ...grown.map(({ outerHTML }) => outerHTML)]
}

describe('hostile Markdown', () => {
  it('[LEARN-11] [SEC-17] draws nothing that runs, loads or leads where it may not', () => {
    expect(HOSTILE_MARKDOWN.length).toBeGreaterThan(60)
    expect(
      HOSTILE_MARKDOWN.flatMap((markdown) => harmIn(parseRichText(markdown)).map((harm) => [markdown, harm])),
    ).toEqual([])
  })

  it(`[SEC-17] made of its parts in any order draws nothing of the kind, SEED=${seed}`, () => {
    const parts = HOSTILE_MARKDOWN.flatMap((markdown) => [markdown, markdown.slice(0, markdown.length / 2)])
    const glue = fc.constantFrom(
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
    const piece = fc.oneof(fc.constantFrom(...parts), glue, anyText({ maxLength: 8 }))
    const markdown = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(markdown, (text) => {
        expect(harmIn(parseRichText(text))).toEqual([])
      }),
      { seed, numRuns: 500 },
    )
  })

  it('[SEC-17] that reached the screen past the service leads nowhere', () => {
    const link = (href: string): RichNode => ({ type: 'link', href, children: ['Words'] })
    const nodes = [
      link('javascript:alert(1)'),
      link('//evil.example'),
      { type: 'image', src: '//evil.example/x', alt: 'A beacon' } as const,
    ]
    expect(harmIn(nodes)).toEqual([])
    render(<RichText nodes={[...nodes, { type: 'script', children: ['alert(1)'] } as unknown as RichNode]} />)
    expect(document.body.textContent).toBe('WordsWordsA beacon')
  })

  it.each(Object.entries(TANGLED_MARKDOWN))('[SEC-17] of %s is drawn soon, and harmless', (_, markdown) => {
    // The CPU's time, whatever else the machine does; now it is a tenth of a second at most.
    const before = process.cpuUsage()
    const nodes = parseRichText(markdown)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(4_000)
    expect(harmIn(nodes)).toEqual([])
  })
})

describe('rich text', () => {
  it('[LEARN-05] is drawn with headings, lists, quotes, links and pictures', () => {
    const markdown = `# One\n\nSome *quiet* **strong** words and \`code\`.\n\n3. three\n4. four\n\n- a\n- b\n\n> said\n\n![A pond](/media/pond.webp)\n\n[NHS](https://www.nhs.uk) [log](/log)\n\n---\n\n\`\`\`\nas typed\n\`\`\``
    const { container } = render(<RichText nodes={parseRichText(markdown)} />)
    expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['three', 'four', 'a', 'b'])
    expect(container.querySelector('ol')?.start).toBe(3)
    expect(container.querySelector('em')?.textContent).toBe('quiet')
    expect(container.querySelector('blockquote')?.textContent).toBe('said')
    expect(screen.getByRole('img', { name: 'A pond' }).getAttribute('src')).toBe('/media/pond.webp')
    expect(container.querySelector('hr, pre')).toBeTruthy()
  })

  it('[SEC-17] opens somebody else’s page beside this one and tells it nothing', () => {
    render(<RichText nodes={parseRichText('[NHS](https://www.nhs.uk) [log](/log) [write](mailto:a@example.com)')} />)
    const seen = screen
      .getAllByRole('link')
      .map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))
    expect(seen).toEqual([
      ['https://www.nhs.uk', '_blank', 'noopener noreferrer'],
      ['/log', null, null],
      ['mailto:a@example.com', null, null],
    ])
  })
})
