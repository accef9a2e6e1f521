import { createElement, Fragment, type ReactNode, useState } from 'react'
import { findFigure } from '../figures/figures.ts'
import { isExternalLink, isMediaPath, isSafeLink } from '../rich-text/links.ts'
import type { RichNode } from '../rich-text/tree.ts'
import { UploadedImage } from './article/uploaded-image.tsx'
import { FigureView } from './figure.tsx'
import styles from './rich-text.module.css'

/** A page of another site opens in a new tab and gets neither a referrer nor access to this window. */
const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' }

type ElementNode = Exclude<RichNode, string>
type Renderers = { [T in ElementNode['type']]: (node: Extract<ElementNode, { type: T }>) => ReactNode }

const renderAll = (nodes: readonly RichNode[]): ReactNode => createElement(Fragment, null, ...nodes.map(renderNode))
const renderCode = ({ text }: { text: string }) => <code>{text}</code>

/** A wide table scrolls by itself, also by keyboard. */
const renderTable = ([head, ...rows]: readonly RichNode[]) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, no key scrolls the table in Safari
  <div className={styles['table']} tabIndex={0}>
    <table>
      <thead>{head && renderNode(head)}</thead>
      <tbody>{renderAll(rows)}</tbody>
    </table>
  </div>
)

/** A word with its meaning, which opens behind it: a window over the text would hide what is read. */
function Term({ text, after, meaning }: { text: string; after: string; meaning: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={styles['unbroken']}>
        <button type="button" className={styles['term']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text}
        </button>
        {!isOpen && after}
      </span>
      {isOpen && (
        <>
          {' '}
          <span className={styles['meaning']} role="note">
            ({meaning})
          </span>
          {after}
        </>
      )}
    </>
  )
}

/** A drawing of ours is drawn here, so that it follows the theme. */
function renderImage({ src, alt }: { src: string; alt: string }): ReactNode {
  if (!isMediaPath(src)) return alt
  const figure = findFigure(src)
  return figure ? <FigureView figure={figure} /> : <UploadedImage src={src} alt={alt} />
}

/** Links and images are checked again: content cached on the device may be older than the rule. */
const RENDERERS: Renderers = {
  paragraph: ({ children }) => <p>{renderAll(children)}</p>,
  quote: ({ children }) => <blockquote>{renderAll(children)}</blockquote>,
  item: ({ children }) => <li>{renderAll(children)}</li>,
  emphasis: ({ children }) => <em>{renderAll(children)}</em>,
  strong: ({ children }) => <strong>{renderAll(children)}</strong>,
  deleted: ({ children }) => <del>{renderAll(children)}</del>,
  table: ({ children }) => renderTable(children),
  row: ({ children }) => <tr>{renderAll(children)}</tr>,
  headerCell: ({ children }) => <th scope="col">{renderAll(children)}</th>,
  cell: ({ children }) => <td>{renderAll(children)}</td>,
  heading: ({ level, children }) => createElement(`h${level}`, null, renderAll(children)),
  list: ({ start, children }) =>
    start === undefined ? <ul>{renderAll(children)}</ul> : <ol start={start}>{renderAll(children)}</ol>,
  link: ({ href, children }) =>
    isSafeLink(href) ? (
      <a href={href} {...(isExternalLink(href) && EXTERNAL_LINK)}>
        {renderAll(children)}
      </a>
    ) : (
      renderAll(children)
    ),
  image: renderImage,
  code: renderCode,
  codeBlock: (node) => <pre>{renderCode(node)}</pre>,
  break: () => <br />,
  rule: () => <hr />,
  term: (node) => <Term {...node} />,
}

/** Skips node types that this build does not know, which a newer service may send. */
function renderNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  const renderer = Object.hasOwn(RENDERERS, node.type)
    ? (RENDERERS[node.type] as (node: ElementNode) => ReactNode)
    : undefined
  return renderer?.(node)
}

/** Rich text as the service returns it. Its headings start at level 2, below the heading of the screen. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={styles['text']}>{renderAll(nodes)}</div>
}
