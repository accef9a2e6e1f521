import type { ReportModel, ReportSection } from '../../../../../shared/reports/model.ts'
import { drawCharts } from './draw-charts.ts'
import { drawTable } from './draw-table.ts'
import { pdfText } from './pdf-text.ts'
import { type Paper, STYLE } from './style.ts'
import { createWriter, type Element, type Fonts, type TextStyle, type Writer } from './writer.ts'

const BODY: TextStyle = { size: STYLE.body }
const QUIET: TextStyle = { size: STYLE.small, color: STYLE.quiet }
/** A heading is never the last thing on a page. */
const ROOM_AFTER_HEADING = 60

export interface PdfOptions {
  fonts: Fonts
  paper: Paper
  /** Whether pictures are drawn. */
  hasCharts: boolean
  /** Epoch ms. */
  createdAt: number
}

/**
 * Draws a report as a PDF with tags, selectable text and page numbers. Nothing is counted here: all words and numbers
 * are those of the model.
 */
export async function createPdf(model: ReportModel, options: PdfOptions): Promise<Blob> {
  const { title, person, period } = model
  const name = [title, person, period].filter(Boolean).join(', ')
  const writer = createWriter(options.fonts, { ...options, title: name })
  const { doc } = writer
  const chunks: Uint8Array<ArrayBuffer>[] = []
  doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  const finished = new Promise((resolve) => doc.on('end', resolve))
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawHead(writer, root, model)
  for (const section of model.summary) drawSection(writer, root, section)
  const details = model.details.filter(({ charts }) => options.hasCharts || !charts)
  // The first page is for two minutes. If it was not enough, nothing is left to be kept apart.
  if (details.length > 0 && doc.bufferedPageRange().count === 1) doc.addPage()
  for (const section of details) drawSection(writer, root, section)
  doc.y += STYLE.gap
  if (writer.hasUnprintable()) writer.write(root, 'P', pdfText.unprintable, QUIET)
  numberPages(writer, root, model)
  root.end()
  doc.end()
  await finished
  return new Blob(chunks, { type: 'application/pdf' })
}

function drawHead({ doc, write }: Writer, root: Element, { title, person, period, facts }: ReportModel): void {
  write(root, 'H1', person ? `${title}: ${person}` : title, { size: STYLE.title, isBold: true })
  doc.y += 2
  write(root, 'P', period, { size: STYLE.heading })
  write(root, 'P', facts.join(' '), { ...BODY, color: STYLE.quiet })
}

function drawSection(writer: Writer, root: Element, section: ReportSection): void {
  const { doc, open, write, ensureRoom } = writer
  const { heading, lead = [], table, list = [], charts, notes = [] } = section
  const element = open(root, 'Sect')
  if (!ensureRoom(ROOM_AFTER_HEADING)) doc.y += STYLE.gap
  write(element, 'H2', heading, { size: STYLE.heading, isBold: true })
  doc.y += 2
  if (lead.length > 0) write(element, 'P', lead.join(' '), BODY)
  if (table) drawTable(writer, element, table)
  if (charts) drawCharts(writer, element, charts)
  if (list.length > 0) {
    const items = open(element, 'L')
    for (const each of list) write(open(items, 'LI'), 'LBody', `• ${each}`, BODY)
  }
  if (notes.length === 0) return
  doc.y += 2
  write(element, 'P', notes.join(' '), QUIET)
}

/** Writes what the file is and the page numbers into the lower margin of each page. */
function numberPages({ doc, width, use, printable }: Writer, root: Element, { person, footer }: ReportModel): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page)
    // Otherwise a text below the margin would begin a page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - STYLE.margin + 12
    use(QUIET)
    const drawFooter = () => void doc.text(footer, STYLE.margin, y, { width, lineBreak: false })
    // A screen reader reads it once.
    if (page === 0) root.add(doc.struct('P', {}, drawFooter))
    doc.markContent('Artifact', { type: 'Pagination' })
    if (page > 0) drawFooter()
    doc.text(printable(pdfText.page(page + 1, count, person)), STYLE.margin, y, { width, align: 'right' })
    doc.endMarkedContent()
  }
}
