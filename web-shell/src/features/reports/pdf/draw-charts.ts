import type { ReportCharts } from '../../../../../shared/reports/model.ts'
import type { MeasureSeries } from '../../../../../shared/trends/measures.ts'
import { HEIGHT, WIDTH, xOf, yOf } from '../../../../../shared/ui/charts/shapes.ts'
import { ticksOf } from '../../../../../shared/ui/charts/ticks.ts'
import { pdfText } from './pdf-text.ts'
import { STYLE } from './style.ts'
import type { Element, Writer } from './writer.ts'

/** A line above each picture says what it is. */
const CAPTION = 13
const AXIS = 14
const MAX_DOTS = 40

/** Draws pictures below each other on one time axis, each as a figure with its words. */
export function drawCharts(writer: Writer, parent: Element, charts: ReportCharts): void {
  const { ensureRoom } = writer
  for (const series of charts.series) {
    const height = series.id === 'painLevel' ? STYLE.mainChartHeight : STYLE.chartHeight
    ensureRoom(CAPTION + height + AXIS + STYLE.gap)
    drawFigure(writer, parent, { charts, series, height })
  }
}

interface FigureProps {
  charts: ReportCharts
  series: MeasureSeries
  height: number
}

function drawFigure(writer: Writer, parent: Element, { charts, series, height }: FigureProps): void {
  const { doc, width, use } = writer
  const top = doc.y
  const x = (place: number) => STYLE.margin + (place / WIDTH) * width
  const figure = doc.struct('Figure', { alt: pdfText.figure(series, charts.grain) }, () => {
    use({ size: STYLE.small, isBold: true })
    doc.text(series.label, STYLE.margin, top, { continued: true })
    use({ size: STYLE.small, color: STYLE.quiet })
    doc.text(`  ${series.scale} · ${series.summary}`)
    const ground = top + CAPTION + height
    for (const { from, count } of charts.bands)
      doc
        .rect(x((from / charts.count) * WIDTH), ground - height, (count / charts.count) * width, height)
        .fill(STYLE.flare)
    for (const y of [ground - height, ground])
      doc
        .moveTo(STYLE.margin, y)
        .lineTo(STYLE.margin + width, y)
        .lineWidth(0.4)
        .stroke(STYLE.line)
    if (series.kind === 'bar') drawBars(writer, series, { x, ground, height })
    else drawLine(writer, series, { x, ground, height })
    use({ size: STYLE.small - 1, color: STYLE.quiet })
    for (const { at, label } of ticksOf(charts.first, charts.last))
      doc.text(label, STYLE.margin + at * width - 20, ground + 3, { width: 40, align: 'center', lineBreak: false })
  })
  parent.add(figure)
  doc.x = STYLE.margin
  doc.y = top + CAPTION + height + AXIS + STYLE.gap / 2
}

interface Place {
  /** The place in the drawing's units, in points of the page. */
  x: (place: number) => number
  ground: number
  height: number
}

const yIn = ({ ground, height }: Place, max: number) => {
  const y = yOf(max)
  return (value: number) => ground - height + (y(value) / HEIGHT) * height
}

function drawBars({ doc }: Writer, { values, max }: MeasureSeries, place: Place): void {
  const [at, y] = [xOf(values.length), yIn(place, max)]
  const half = WIDTH / values.length / 4
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const [left, right] = [place.x(at(index) - half), place.x(at(index) + half)]
    // A value of 0 is a bar without height, but no gap.
    doc.rect(left, y(value), right - left, Math.max(place.ground - y(value), 0.5)).fill(STYLE.bar)
  }
}

function drawLine({ doc }: Writer, { values, max }: MeasureSeries, place: Place): void {
  const [at, y] = [xOf(values.length), yIn(place, max)]
  const isGap = (index: number) => (values[index] ?? null) === null
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    if (isGap(index - 1)) doc.moveTo(place.x(at(index)), y(value))
    else doc.lineTo(place.x(at(index)), y(value))
  }
  doc.lineWidth(1.2).lineJoin('round').lineCap('round').stroke(STYLE.accent)
  for (const [index, value] of values.entries())
    if (value !== null && (values.length <= MAX_DOTS || (isGap(index - 1) && isGap(index + 1))))
      doc.circle(place.x(at(index)), y(value), 1.6).fill(STYLE.accent)
}
