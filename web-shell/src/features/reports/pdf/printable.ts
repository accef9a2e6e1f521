/** Stands for characters that the font does not have. */
export const UNPRINTABLE = '[…]'

/** Joiners and selectors, which have no picture of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Returns a function that replaces what the fonts of the file cannot show: emoji, and scripts such as Hebrew or
 * Chinese. Otherwise the file would have empty boxes there, and nothing that can be copied.
 */
export function createPrintable(hasGlyph: (codePoint: number) => boolean) {
  return (text: string): string => {
    let printable = ''
    for (const character of text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s/gu, ' ')) {
      if (hasGlyph(character.codePointAt(0) ?? 0)) printable += character
      else if (printable.trimEnd().endsWith(UNPRINTABLE)) printable = printable.trimEnd()
      else printable += UNPRINTABLE
    }
    return printable
  }
}
