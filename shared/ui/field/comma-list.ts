/**
 * The texts between the commas and line ends of `typed`, trimmed. A text of `whole` that holds commas itself, as
 * "Ibuprofen 1,5 mg", stays one wherever it stands.
 */
export function splitAtCommas(typed: string, whole: readonly string[]): string[] {
  const pieces = piecesOf(typed)
  const kept = whole.map((text) => ({ text, parts: piecesOf(text) })).filter(({ parts }) => parts.length > 1)
  const found: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const known = kept.find(({ parts }) => parts.every((part, index) => pieces[at + index] === part))
    found.push(known?.text ?? pieces[at] ?? '')
    at += known?.parts.length ?? 1
  }
  return found
}

const piecesOf = (text: string) => text.split(/[,\n\r\u2028\u2029]/).map((piece) => piece.trim())
