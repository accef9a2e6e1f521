import { describe, expect, it } from 'vitest'
import type { RichNode } from '../rich-text/tree.ts'
import { GLOSSARY } from './glossary.ts'
import { markTerms } from './terms.ts'

const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children })
const term = (text: string, word = text, after = '') => ({ type: 'term', text, after, meaning: GLOSSARY[word] })

describe('words of the glossary', () => {
  it('[LEARN-05] are marked where they first stand, also in lists and in strong words, as they are written', () => {
    const { nodes, found } = markTerms(
      [
        paragraph('Nocturia means a night of walks. Nocturia tires you.'),
        {
          type: 'list',
          children: [{ type: 'item', children: [{ type: 'strong', children: ['triggers, nocturia'] }] }],
        },
      ],
      GLOSSARY,
    )
    expect(nodes).toEqual([
      paragraph(term('Nocturia', 'nocturia') as RichNode, ' means a night of walks. Nocturia tires you.'),
      {
        type: 'list',
        children: [
          {
            type: 'item',
            children: [{ type: 'strong', children: [term('triggers', 'trigger', ',') as RichNode, ' nocturia'] }],
          },
        ],
      },
    ])
    expect([...found]).toEqual([
      ['nocturia', 'Nocturia'],
      ['trigger', 'triggers'],
    ])
  })

  it('[LEARN-05] are not marked in headings, links, code and parts of other words', () => {
    const nodes: RichNode[] = [
      { type: 'heading', level: 2, children: ['Urgency'] },
      paragraph({ type: 'link', href: '/log', children: ['a trigger'] }, ' a void-like avoidance, retriggered'),
      { type: 'code', text: 'urgency' },
    ]
    expect(markTerms(nodes, GLOSSARY)).toEqual({ nodes, found: new Map() })
    expect(markTerms(['urgency'], {}).nodes).toEqual(['urgency'])
  })

  it.each(Object.keys(GLOSSARY))('[LEARN-05] "%s" is found, alone and with an s', (word) => {
    for (const text of [word, `${word}s`]) expect(markTerms([text], GLOSSARY).nodes).toEqual([term(text, word)])
  })
})
