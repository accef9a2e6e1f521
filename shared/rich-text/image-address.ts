/** The widths in which an image is served, in pixels. It is never enlarged. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const
/** The blurred preview of an image is this many colours, row by row. */
export const PREVIEW = { columns: 4, rows: 3 } as const

const ADDRESS = /^\/media\/images\/([0-9a-f]{20})\/([1-9]\d{0,3})x([1-9]\d{0,3})-((?:[0-9a-f]{3}){12})\.jpg$/

/** What the address of an image says. */
export interface ImageFacts {
  /** A hash of what was uploaded. */
  id: string
  /** In pixels, of its largest version. */
  width: number
  height: number
  /** The preview: colours such as `#8ab`. */
  colours: readonly string[]
}

/** The address of an image: that of its largest JPEG. It says all that a page needs to show the image. */
export function imageAddress({ id, width, height, colours }: ImageFacts): string {
  return `/media/images/${id}/${width}x${height}-${colours.join('').replaceAll('#', '')}.jpg`
}

/** Reads the address of an uploaded image; `undefined` for any other address. */
export function readImageAddress(address: string): ImageFacts | undefined {
  const [, id = '', width, height, colours = ''] = ADDRESS.exec(address) ?? []
  if (!id) return undefined
  return {
    id,
    width: Number(width),
    height: Number(height),
    colours: (colours.match(/.{3}/g) ?? []).map((colour) => `#${colour}`),
  }
}

/** The widths of the versions of an image, in pixels. */
export function versionWidths(width: number): number[] {
  return [...IMAGE_WIDTHS.filter((each) => each < width), width]
}

/** The address of a version of an image. The largest JPEG has the address of the image itself. */
export function versionAddress(image: ImageFacts, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return format === 'jpg' && width === image.width
    ? imageAddress(image)
    : `/media/images/${image.id}/${width}.${format}`
}

/** The attribute `srcset` of an image in a format. */
export function sourceSet(image: ImageFacts, format: 'avif' | 'webp' | 'jpg'): string {
  return versionWidths(image.width)
    .map((width) => `${versionAddress(image, width, format)} ${width}w`)
    .join(', ')
}
