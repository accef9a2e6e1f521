/**
 * Splits `typed` at commas and line breaks, and trims each part. A text of `knownTexts` that contains commas itself,
 * such as "Ibuprofen 1,5 mg", is not split.
 */
export function splitAtCommas(typed: string, knownTexts: readonly string[]): string[] {
  const pieces = splitPieces(typed)
  const textsWithCommas = knownTexts
    .map((text) => ({ text, parts: splitPieces(text) }))
    .filter(({ parts }) => parts.length > 1)
  const texts: string[] = []
  for (let index = 0; index < pieces.length; ) {
    const match = textsWithCommas.find(({ parts }) => parts.every((part, offset) => pieces[index + offset] === part))
    texts.push(match?.text ?? pieces[index] ?? '')
    index += match?.parts.length ?? 1
  }
  return texts
}

const splitPieces = (text: string) => text.split(/[,\n\r\u2028\u2029]/).map((piece) => piece.trim())
