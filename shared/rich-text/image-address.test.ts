import { expect, it } from 'vitest'
import { IMAGE } from '../../tests/fixtures/data/image-address.ts'
import { imageAddress, readImageAddress, sourceSet, versionWidths } from './image-address.ts'
import { isMediaPath } from './links.ts'

const image = (width: number) => ({
  id: '0123456789abcdef0123',
  width,
  height: 2400,
  colours: Array.from({ length: 12 }, (_, index) => `#${index.toString(16).repeat(3)}`),
})

it.each([1, 479, 1600])('[ADM-04] the address of an image says its size and its preview: %i wide', (width) => {
  const address = imageAddress(image(width))
  expect(readImageAddress(address)).toEqual(image(width))
  expect(isMediaPath(address)).toBe(true)
  expect(address.length).toBeLessThanOrEqual(100)
})

it.each([
  [1, [1]],
  [480, [480]],
  [481, [480, 481]],
  [960, [480, 960]],
  [1599, [480, 960, 1599]],
  [1600, [480, 960, 1600]],
])('[ADM-04] an image that is %i wide is never enlarged', (width, widths) => {
  expect(versionWidths(width)).toEqual(widths)
})

it('[ADM-04] the source set of an image names each version; the largest JPEG is the image itself', () => {
  const facts = image(700)
  const folder = '/media/images/0123456789abcdef0123'
  expect(sourceSet(facts, 'avif')).toBe(`${folder}/480.avif 480w, ${folder}/700.avif 700w`)
  expect(sourceSet(facts, 'jpg')).toBe(`${folder}/480.jpg 480w, ${imageAddress(facts)} 700w`)
})

it.each([
  '/media/figures/pond.svg',
  `https://example.com${IMAGE}`,
  `${IMAGE}?x`,
  IMAGE.replace('1000x600', '0x600'),
  IMAGE.replace('1000x600', '10000x600'),
  IMAGE.replace('.jpg', '.svg'),
  IMAGE.replace('8ab8ab', '8ab'),
  IMAGE.replace('8ab8ab', '8AB8ab'),
])('[SEC-17] %s is not the address of an uploaded image', (address) => {
  expect(readImageAddress(address)).toBeUndefined()
})
