import PDFDocument from 'pdfkit'
import { PRODUCT } from '../../../../../shared/product.ts'
import { createPrintable } from './printable.ts'
import { type Paper, STYLE } from './style.ts'

/** A structure element: what a screen reader finds in the file. */
export type Element = ReturnType<PDFKit.PDFDocument['struct']>

/** The bytes of two weights of one font. */
export interface Fonts {
  regular: Uint8Array<ArrayBuffer>
  bold: Uint8Array<ArrayBuffer>
}

export interface TextStyle {
  size: number
  isBold?: boolean
  color?: string
}

/** The document, and how words get into it. All that is drawn is either in the structure or an artifact. */
export interface Writer {
  doc: PDFKit.PDFDocument
  /** The width of a line, in points. */
  width: number
  /** Whether any text had characters that the font does not have. */
  hasUnprintable: () => boolean
  printable: (text: string) => string
  use: (style: TextStyle) => void
  /** Begins a page if fewer points than this are left on the present one. Returns whether it did. */
  ensureRoom: (height: number) => boolean
  /** Adds an element of a type such as `Table` below another one. */
  open: (parent: Element, type: string) => Element
  /** Writes a paragraph as an element of its own. */
  write: (parent: Element, type: string, words: string, style: TextStyle) => void
  /** Draws what a screen reader skips, such as lines. */
  decorate: (draw: () => void) => void
}

/** The font that is in use. pdfkit does not offer it, but its own text functions read it there. */
interface CurrentFont {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } }
}

/** Creates a document with one empty page. */
export function createWriter(
  { regular, bold }: Fonts,
  { paper, title, createdAt }: { paper: Paper; title: string; createdAt: number },
): Writer {
  const doc = new PDFDocument({
    size: paper,
    margin: STYLE.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    // Without a font here, pdfkit would look for Helvetica. Its types know only names.
    font: regular as unknown as string,
    info: { Title: title, Creator: PRODUCT, CreationDate: new Date(createdAt) },
  })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  doc.font('regular')
  const { font } = (doc as unknown as CurrentFont)._font
  let hasUnprintable = false
  const printable = createPrintable((codePoint) => {
    const hasGlyph = font.hasGlyphForCodePoint(codePoint)
    hasUnprintable ||= !hasGlyph
    return hasGlyph
  })
  const width = doc.page.width - 2 * STYLE.margin
  const bottom = doc.page.height - STYLE.margin
  const use = ({ size, isBold = false, color = STYLE.ink }: TextStyle) =>
    void doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
  function ensureRoom(height: number): boolean {
    if (doc.y + height <= bottom) return false
    doc.addPage()
    return true
  }
  return {
    doc,
    width,
    hasUnprintable: () => hasUnprintable,
    printable,
    use,
    ensureRoom,
    open: (parent, type) => {
      const element = doc.struct(type)
      parent.add(element)
      return element
    },
    write: (parent, type, words, style) => {
      use(style)
      const text = printable(words)
      ensureRoom(doc.heightOfString(text, { width }))
      parent.add(doc.struct(type, {}, () => void doc.text(text, STYLE.margin, doc.y, { width })))
    },
    decorate: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
  }
}
