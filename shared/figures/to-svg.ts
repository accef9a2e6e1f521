import { element, escapeHtml } from '../words/html.ts'
import type { Figure, Shape } from './figure.ts'

const contentOf = (children: readonly (Shape | string)[]): string =>
  children.map((child) => (typeof child === 'string' ? escapeHtml(child) : shapeToSvg(child))).join('')

const shapeToSvg = ([tag, attributes, children = []]: Shape): string => element(tag, attributes, contentOf(children))

/** A drawing as an `svg` element for a static page. The page must have the custom properties of the colours. */
export function figureToSvg({ name, viewBox, title, description, shapes }: Figure): string {
  const [titleId, descriptionId] = [`figure-${name}-title`, `figure-${name}-description`]
  const labels = { role: 'img', 'aria-labelledby': titleId, 'aria-describedby': descriptionId }
  const names = [
    element('title', { id: titleId }, escapeHtml(title)),
    element('desc', { id: descriptionId }, escapeHtml(description)),
  ]
  return element('svg', { class: 'figure', viewBox, ...labels }, names.join('') + contentOf(shapes))
}
