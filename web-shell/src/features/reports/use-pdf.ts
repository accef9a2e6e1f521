import { useMutation } from '@tanstack/react-query'
import type { ReportModel } from '../../../../shared/reports/model.ts'
import type { DateRange } from '../../../../shared/time/range.ts'
import { now } from '../../shell/first/api/clock.ts'
import { canShare, saveFile, shareFile } from '../../shell/later/files/save-file.ts'
import { loadFonts } from './fonts.ts'
import { paperOf } from './pdf/style.ts'
import { text } from './text.ts'

interface PdfInput {
  model: ReportModel
  range: DateRange
  hasCharts: boolean
}

async function makeFile({ model, range, hasCharts }: PdfInput): Promise<File> {
  const [{ createPdf }, fonts] = await Promise.all([import('./pdf/create-pdf.ts'), loadFonts()])
  const pdf = await createPdf(model, { fonts, paper: paperOf(navigator.language), hasCharts, createdAt: now() })
  return new File([pdf], text.pdf.fileName(range.from, range.to), { type: pdf.type })
}

/**
 * Makes the PDF on this device and hands it over: to the share sheet where there is one, otherwise as a download. A
 * browser may refuse to open the sheet when making the file took long; the buttons beside the result open it again.
 */
export function usePdf() {
  return useMutation({
    // Making it needs no network once the service worker has the app.
    networkMode: 'always',
    mutationFn: makeFile,
    onSuccess: (file) => (canShare(file) ? shareFile(file) : saveFile(file)),
  })
}
