import { PREVIEW, readImageAddress, sourceSet } from '../../rich-text/image-address.ts'
import { classNames } from '../class-names.ts'
import styles from './uploaded-image.module.css'

/** How wide an image in the text of an article is. */
const IN_TEXT = '(min-width: 46em) 42.5rem, 100vw'

interface UploadedImageProps {
  src: string
  /** Empty where the words beside the image say the same. */
  alt: string
  /** The attribute `sizes`. */
  sizes?: string
  /** Loads it at once, because it is in view when the screen opens. */
  eager?: boolean
  /** Fills the element around it, and is cut where it does not fit. */
  fill?: boolean
  className?: string | undefined
}

/**
 * An uploaded image in the format and width that suit the browser. Its place is kept free, with its colours, until it is
 * loaded.
 */
export function UploadedImage({
  src,
  alt,
  sizes = IN_TEXT,
  eager = false,
  fill = false,
  className,
}: UploadedImageProps) {
  const image = readImageAddress(src)
  const loading = eager ? 'eager' : 'lazy'
  if (!image) return <img src={src} alt={alt} loading={loading} decoding="async" />
  return (
    <span className={classNames(styles['image'], fill && styles['fill'], className)}>
      <Preview colours={image.colours} />
      <picture>
        <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />
        <img
          src={src}
          srcSet={sourceSet(image, 'jpg')}
          sizes={sizes}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={loading}
          decoding="async"
        />
      </picture>
    </span>
  )
}

function Preview({ colours }: { colours: readonly string[] }) {
  return (
    <svg viewBox={`0 0 ${PREVIEW.columns} ${PREVIEW.rows}`} preserveAspectRatio="none" aria-hidden="true">
      {colours.map((colour, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a colour has no other name than its place
          key={index}
          x={index % PREVIEW.columns}
          y={Math.floor(index / PREVIEW.columns)}
          width="1.1"
          height="1.1"
          fill={colour}
        />
      ))}
    </svg>
  )
}
