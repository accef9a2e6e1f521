import type { Figure, Shape } from './figure.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? char)

const element = (tag: string, attributes: Readonly<Record<string, string | number>>, content: string) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')}>${content}</${tag}>`

const shapeToSvg = ([tag, attributes, children = []]: Shape): string =>
  element(
    tag,
    attributes,
    children.map((child) => (typeof child === 'string' ? escaped(child) : shapeToSvg(child))).join(''),
  )

/** A drawing as an `svg` element for a static page. The page must have the custom properties of the colours. */
export function figureToSvg({ name, viewBox, title, description, shapes }: Figure): string {
  const [titleId, descriptionId] = [`figure-${name}-title`, `figure-${name}-description`]
  const labels = { role: 'img', 'aria-labelledby': titleId, 'aria-describedby': descriptionId }
  const content = [
    element('title', { id: titleId }, escaped(title)),
    element('desc', { id: descriptionId }, escaped(description)),
    ...shapes.map(shapeToSvg),
  ]
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...labels }, content.join(''))
}
