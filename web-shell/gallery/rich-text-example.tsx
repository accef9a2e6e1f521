import type { RichNode } from '../../shared/rich-text/tree.ts'
import { RichText } from '../../shared/ui/rich-text.tsx'

const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children })
const heading = (level: 2 | 3 | 4, words: string): RichNode => ({ type: 'heading', level, children: [words] })
const item = (...children: RichNode[]): RichNode => ({ type: 'item', children })
const link = (href: string, words: string): RichNode => ({ type: 'link', href, children: [words] })

/** One example of every node type of rich text. */
const EXAMPLE: RichNode[] = [
  paragraph('Still water runs ', { type: 'strong', children: ['deep'] }, ', they say, and ', {
    type: 'emphasis',
    children: ['slowly'],
  }),
  heading(2, 'A heading of the second level, which is long enough to take two lines on a phone'),
  paragraph(
    'Someone else’s page: ',
    link('https://www.nhs.uk', 'NHS'),
    '. One of ours: ',
    link('/log', 'your log'),
    '.',
  ),
  { type: 'list', children: [item('one'), item('two', { type: 'list', start: 3, children: [item('within')] })] },
  heading(3, 'The third'),
  { type: 'list', start: 1, children: [item(paragraph('A paragraph in a list.')), item(paragraph('Another.'))] },
  heading(4, 'The fourth'),
  { type: 'quote', children: [paragraph('Said by someone.')] },
  { type: 'rule' },
  paragraph('A ', { type: 'code', text: 'word' }, ' as typed', { type: 'break' }, 'and a new line.'),
  { type: 'codeBlock', text: `${'a line that is wider than any phone '.repeat(4)}\nand a short one` },
  paragraph('https://example.com/an-address-without-any-place-to-break-it-which-must-break-nevertheless'),
]

export function RichTextExample() {
  return <RichText nodes={EXAMPLE} />
}
