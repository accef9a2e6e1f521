import { createElement, Fragment, type ReactNode } from 'react'
import { isMediaPath, isSafeLink, leadsAway } from '../rich-text/links.ts'
import type { RichNode } from '../rich-text/tree.ts'
import styles from './rich-text.module.css'

/** Somebody else's page opens beside this one, and is not told where it was linked. */
const AWAY = { target: '_blank', rel: 'noopener noreferrer' }

type Element = Exclude<RichNode, string>
type Draw = { [T in Element['type']]: (node: Extract<Element, { type: T }>) => ReactNode }

const all = (nodes: readonly RichNode[]): ReactNode => createElement(Fragment, null, ...nodes.map(draw))
const words = ({ text }: { text: string }) => <code>{text}</code>

/** Links and pictures are asked again: what was kept on the device may be older than the rule. */
const DRAW: Draw = {
  paragraph: ({ children }) => <p>{all(children)}</p>,
  quote: ({ children }) => <blockquote>{all(children)}</blockquote>,
  item: ({ children }) => <li>{all(children)}</li>,
  emphasis: ({ children }) => <em>{all(children)}</em>,
  strong: ({ children }) => <strong>{all(children)}</strong>,
  heading: ({ level, children }) => createElement(`h${level}`, null, all(children)),
  list: ({ start, children }) =>
    start === undefined ? <ul>{all(children)}</ul> : <ol start={start}>{all(children)}</ol>,
  link: ({ href, children }) =>
    isSafeLink(href) ? (
      <a href={href} {...(leadsAway(href) && AWAY)}>
        {all(children)}
      </a>
    ) : (
      all(children)
    ),
  image: ({ src, alt }) => (isMediaPath(src) ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : alt),
  code: words,
  codeBlock: (node) => <pre>{words(node)}</pre>,
  break: () => <br />,
  rule: () => <hr />,
}

/** What this build does not know, from a newer service, is left out. */
function draw(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  const known = Object.hasOwn(DRAW, node.type) ? (DRAW[node.type] as (node: Element) => ReactNode) : undefined
  return known?.(node)
}

/** Rich text as the service answers it. Its headings begin at level 2, below the screen's own. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={styles['text']}>{all(nodes)}</div>
}
