import { MAX_LENGTHS } from '../../../../../shared/articles/schema.ts'
import { tooLongText } from '../../../../../shared/ui/field/too-long.ts'
import { imageText } from './text.ts'

/** What is wrong with the description of an image; `undefined` if nothing is. Source: requirement ADM-04. */
export const altError = (alt: string): string | undefined =>
  alt.trim() ? tooLongText(Array.from(alt).length, MAX_LENGTHS.alt) : imageText.altMissing
