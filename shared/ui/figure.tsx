import { createElement, type ReactNode, useId } from 'react'
import type { Figure, Shape } from '../figures/figure.ts'
import styles from './figure.module.css'

/** React names SVG attributes in camel case. */
const propertyOf = (attribute: string) => attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const renderShape = ([tag, attributes, children = []]: Shape): ReactNode =>
  createElement(
    tag,
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propertyOf(name), value])),
    ...children.map((child) => (typeof child === 'string' ? child : renderShape(child))),
  )

/** A drawing with a meaning. Screen readers read its title and description. */
export function FigureView({ figure: { viewBox, title, description, shapes } }: { figure: Figure }) {
  const id = useId()
  const [titleId, descriptionId] = [`${id}title`, `${id}description`]
  return (
    <svg
      className={styles['figure']}
      viewBox={viewBox}
      role="img"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
    >
      <title id={titleId}>{title}</title>
      <desc id={descriptionId}>{description}</desc>
      {createElement('g', null, ...shapes.map(renderShape))}
    </svg>
  )
}
