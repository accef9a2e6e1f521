import type { ReportTable } from '../../../../../shared/reports/model.ts'
import { STYLE } from './style.ts'
import type { Element, TextStyle, Writer } from './writer.ts'

const HEAD: TextStyle = { size: STYLE.small, isBold: true, color: STYLE.quiet }
const BODY: TextStyle = { size: STYLE.table }

/** Columns of words share what columns of numbers leave, by the length of their words, but none is narrower. */
const LEAST_WIDTH = 70

/** The widths of the columns, in points. Together they are as wide as a line. */
function widthsOf({ columns, rows }: ReportTable, { doc, width, printable, use }: Writer): number[] {
  const natural = columns.map(({ label }, index) => {
    use(HEAD)
    const head = doc.widthOfString(printable(label))
    use(BODY)
    return Math.max(head, ...rows.map((row) => doc.widthOfString(printable(row[index] ?? '')))) + STYLE.cellGap + 1
  })
  const isNumber = (index: number) => columns[index]?.isNumber === true
  const sumOf = (widths: readonly number[]) => widths.reduce((sum, each) => sum + each, 0)
  const total = sumOf(natural)
  if (total <= width) return natural.map((each) => each + (width - total) / columns.length)
  const words = natural.filter((_, index) => !isNumber(index))
  const left = width - (total - sumOf(words))
  const least = Math.min(LEAST_WIDTH, left / words.length)
  const shared = left - least * words.length
  return natural.map((each, index) => (isNumber(index) ? each : least + (each / sumOf(words)) * shared))
}

/** Draws a table with a structure of rows and cells. On a new page its heading is repeated. */
export function drawTable(writer: Writer, parent: Element, table: ReportTable): void {
  const { doc, printable, use, open, decorate, ensureRoom } = writer
  const widths = widthsOf(table, writer)
  const element = open(parent, 'Table')

  function heightOf(cells: readonly string[], style: TextStyle): number {
    use(style)
    const heights = cells.map((cell, index) =>
      doc.heightOfString(printable(cell) || ' ', { width: (widths[index] ?? 0) - STYLE.cellGap }),
    )
    return Math.max(...heights) + 2 * STYLE.rowPadding
  }

  /** Draws one row at the present place; `cell` draws its words with a structure, or without. */
  function drawRow(cells: readonly string[], style: TextStyle, cell: (index: number, draw: () => void) => void): void {
    const [top, height] = [doc.y, heightOf(cells, style)]
    let left = STYLE.margin
    for (const [index, words] of cells.entries()) {
      const [x, width] = [left, widths[index] ?? 0]
      const align = table.columns[index]?.isNumber ? 'right' : 'left'
      cell(index, () => {
        use(style)
        doc.text(printable(words), x, top + STYLE.rowPadding, { width: width - STYLE.cellGap, align })
      })
      left += width
    }
    doc.y = top + height
  }

  const drawRule = () =>
    void doc
      .moveTo(STYLE.margin, doc.y)
      .lineTo(STYLE.margin + writer.width, doc.y)
      .lineWidth(0.5)
      .stroke(STYLE.line)

  function drawStructuredRow(cells: readonly string[], style: TextStyle, typeOf: (index: number) => string): void {
    const row = open(element, 'TR')
    drawRow(cells, style, (index, draw) => {
      const type = typeOf(index)
      const scope = style === HEAD ? 'Column' : 'Row'
      row.add(doc.struct(type, { ...(type === 'TH' && { scope }) } as object, draw))
    })
    decorate(drawRule)
  }

  const labels = table.columns.map(({ label }) => label)
  drawStructuredRow(labels, HEAD, () => 'TH')
  for (const cells of table.rows) {
    if (ensureRoom(heightOf(cells, BODY)))
      decorate(() => {
        drawRow(labels, HEAD, (_, draw) => draw())
        drawRule()
      })
    drawStructuredRow(cells, BODY, (index) => (index === 0 ? 'TH' : 'TD'))
  }
}
