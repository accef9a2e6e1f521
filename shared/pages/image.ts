import { PREVIEW, readImageAddress, sourceSet } from '../rich-text/image-address.ts'
import { element } from '../words/html.ts'

interface Image {
  src: string
  alt: string
  loading: 'eager' | 'lazy'
}

const sizes = '(min-width: 44em) 42.5rem, 100vw'

/** An image as HTML, as `UploadedImage` shows it in the app. */
export function imageToHtml({ src, alt, loading }: Image): string {
  const image = readImageAddress(src)
  if (!image) return element('img', { src, alt, loading })
  const { width, height, colours } = image
  const { columns, rows } = PREVIEW
  const squares = colours.map((fill, index) =>
    element('rect', { x: index % columns, y: Math.floor(index / columns), width: 1.1, height: 1.1, fill }),
  )
  const source = (format: 'avif' | 'webp') =>
    element('source', { type: `image/${format}`, srcset: sourceSet(image, format), sizes })
  const img = { src, srcset: sourceSet(image, 'jpg'), sizes, alt, width, height, loading }
  const preview = { viewBox: `0 0 ${columns} ${rows}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' }
  return element(
    'span',
    { class: 'image' },
    element('svg', preview, squares.join('')) +
      element('picture', {}, source('avif') + source('webp') + element('img', img)),
  )
}
