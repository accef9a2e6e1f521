import type { MeasureSeries } from '../../../../../shared/trends/measures.ts'
import type { Grain } from '../../../../../shared/trends/slices.ts'
import { UNPRINTABLE } from './printable.ts'

const POINTS: Readonly<Record<Grain, string>> = { day: 'day', week: 'week', month: 'month' }

/** The words that only the file has. */
export const pdfText = {
  page: (number: number, pages: number, person: string) => `${person ? `${person} · ` : ''}Page ${number} of ${pages}`,
  figure: ({ label, scale, summary }: Pick<MeasureSeries, 'label' | 'scale' | 'summary'>, grain: Grain) =>
    `Chart: ${label} by ${POINTS[grain]}, ${scale}, ${summary}.`,
  unprintable: `${UNPRINTABLE} stands for characters that this file cannot show. The printed report has them.`,
} as const
