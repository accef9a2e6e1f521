import { describe, expect, it } from 'vitest'
import { parseRichText } from './parse.ts'
import { plainText, type RichNode, RichText } from './tree.ts'

const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children })
const headings = (markdown: string) =>
  parseRichText(markdown)?.flatMap((node) => (typeof node !== 'string' && node.type === 'heading' ? [node.level] : []))

describe('Markdown', () => {
  it('[LEARN-05] becomes a tree of the allowed node types', () => {
    const markdown = '## Ponds\n\nA *still* **one**, `x`  \nhere.\n\n- a\n- b\n\n> said\n\n---\n\n    as typed'
    const emphasis: RichNode = { type: 'emphasis', children: ['still'] }
    const strong: RichNode = { type: 'strong', children: ['one'] }
    const item = (text: string): RichNode => ({ type: 'item', children: [text] })
    expect(parseRichText(markdown)).toEqual([
      { type: 'heading', level: 2, children: ['Ponds'] },
      paragraph('A ', emphasis, ' ', strong, ', ', { type: 'code', text: 'x' }, { type: 'break' }, 'here.'),
      { type: 'list', children: [item('a'), item('b')] },
      { type: 'quote', children: [paragraph('said')] },
      { type: 'rule' },
      { type: 'codeBlock', text: 'as typed' },
    ])
  })

  it('[LEARN-05] may have tables, struck words, and links and pictures whose targets are defined elsewhere', () => {
    const row = (type: 'headerCell' | 'cell', ...cells: RichNode[]): RichNode => ({
      type: 'row',
      children: cells.map((cell) => ({ type, children: [cell] })),
    })
    const deleted: RichNode = { type: 'deleted', children: ['tea'] }
    const link: RichNode = { type: 'link', href: '/learn', children: ['here'] }
    const markdown =
      '| food | try |\n|---|:-:|\n| ~~tea~~ | [here][a] |\n\n[a]: /learn\n[A]: /log\n\n![A pond][pond] [b][b]\n\n[pond]: /media/p.webp'
    expect(parseRichText(markdown)).toEqual([
      { type: 'table', children: [row('headerCell', 'food', 'try'), row('cell', deleted, link)] },
      paragraph({ type: 'image', src: '/media/p.webp', alt: 'A pond' }, ' [b][b]'),
    ])
    expect(RichText.safeParse(parseRichText(markdown)).success).toBe(true)
  })

  it.each([
    ['# a\n## b\n### c\n#### d\n##### e', [2, 3, 4, 4, 4]],
    ['### a\n#### b\n### c', [2, 3, 2]],
    ['# a\n#### b\n## c', [2, 3, 3]],
    ['a\n=\n\nb\n-', [2, 3]],
  ])('%j has the heading levels %j: the first below the page heading, none skipped', (markdown, levels) => {
    expect(headings(markdown)).toEqual(levels)
  })

  it('keeps the paragraphs of a list with empty lines, and the first number of the list', () => {
    expect(parseRichText('3. a\n\n4. b')).toEqual([
      { type: 'list', start: 3, children: ['a', 'b'].map((text) => ({ type: 'item', children: [paragraph(text)] })) },
    ])
  })

  it.each([
    ['[a](https://www.nhs.uk/x?y=1#z)', { type: 'link', href: 'https://www.nhs.uk/x?y=1#z', children: ['a'] }],
    ['![A pond](/media/pond.webp)', { type: 'image', src: '/media/pond.webp', alt: 'A pond' }],
    ['[a](javascript:alert)', 'a'],
    ['![A pond](https://example.com/pond.webp)', 'A pond'],
    ['<b>a</b>', '<b>a</b>'],
  ] as const)(
    '[LEARN-11] [SEC-17] converts %s, or keeps only its text when the target is forbidden',
    (markdown, expected) => {
      expect(parseRichText(markdown)).toEqual([paragraph(expected as RichNode)])
    },
  )

  it('[SEC-17] is converted to a depth of sixteen; below that it becomes plain text', () => {
    const marks = Array.from({ length: 40 }, (_, n) => (n % 2 ? '*' : '_'))
    const nested = parseRichText(`${marks.map((mark) => `${mark}a `).join('')}deep${marks.toReversed().join('')}`)
    const depthOf = (node: RichNode): number =>
      typeof node === 'string' || !('children' in node) ? 0 : 1 + Math.max(0, ...node.children.map(depthOf))
    expect(Math.max(...(nested?.map(depthOf) ?? []))).toBe(16)
    expect(plainText(nested ?? [])).toContain('deep')
  })

  it.each([
    ['quotes within each other', 8, (count: number) => `${'> '.repeat(count)}paragraph`],
    ['marks in a paragraph', 300, (count: number) => '*a'.repeat(count)],
    ['lines without an empty line', 200, (count: number) => 'a\n'.repeat(count - 1)],
    ['underlined headings', 100, (count: number) => 'a\n=\n\n'.repeat(count)],
    ['list items', 500, (count: number) => '- a\n'.repeat(count).replaceAll(/(.{400})/gs, '$1\n')],
    ['paragraphs', 500, (count: number) => 'a\n\n'.repeat(count - 1)],
  ])('[SEC-17] with too many %s is refused: more than %i', (_, most, write) => {
    expect(parseRichText(write(most))).not.toEqual([])
    expect(parseRichText(write(most))).toBeDefined()
    expect(parseRichText(write(most + 1))).toBeUndefined()
  })

  it('[SEC-17] with more than 5,000 parts is refused', () => {
    const parts = (count: number) => '*a*\n\n'.repeat(count)
    expect(parseRichText(parts(499))).toBeDefined()
    expect(parseRichText('*a* *a* *a* *a* *a* *a*\n\n'.repeat(490))).toBeUndefined()
  })
})

it.each<RichNode>([
  { type: 'link', href: 'javascript:alert(1)', children: [] },
  { type: 'image', src: 'https://example.com/x.png', alt: '' },
  { type: 'paragraph', children: [{ type: 'link', href: '//example.com', children: [] }] },
  { type: 'script', children: [] } as unknown as RichNode,
])('[SEC-17] the contract refuses the harmful node %j', (node) => {
  expect(RichText.safeParse([node]).success).toBe(false)
})

it('[SEC-17] the contract reads lists within lists in linear time', () => {
  const nest = (depth: number): RichNode => ({
    type: 'list',
    children: [{ type: 'item', children: depth > 1 ? [nest(depth - 1)] : ['a'] }],
  })
  expect(RichText.safeParse([nest(200)]).success).toBe(true)
})

it('[LEARN-02] the plain text has white space where a block ends', () => {
  expect(plainText(parseRichText('# A\n\nb *c*d [e](/x)\n- f\n- g') ?? [])).toMatch(/^A\s+b cd e\s+f\s+g\s*$/)
})
