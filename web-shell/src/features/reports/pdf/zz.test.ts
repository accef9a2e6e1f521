import { readFileSync, writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { generateHistory } from '../../../../../infra/local/demo/history.ts'
import { toStoredDays } from '../../../../../infra/local/demo/stored-days.ts'
import { toDay } from '../../../../../shared/days/merge/merge.ts'
import { buildReport } from '../../../../../shared/reports/report.ts'
import { lastDaysUpTo } from '../../../../../shared/reports/range.ts'
import { createPdf } from './create-pdf.ts'
const font = (n: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/roboto/${n}.ttf`))
const TODAY = '2026-11-25'
it('x', async () => {
  const days = toStoredDays(generateHistory(730, TODAY, 465), [], Date.parse(TODAY)).map(toDay)
  for (const n of [30, 365]) for (const paper of ['A4', 'LETTER'] as const) {
    const model = buildReport({ person: 'Ada Fenwick-Łódź', range: lastDaysUpTo(TODAY, n), today: TODAY, days, names: {}, questions: ['Could the new tablets be why I sleep so badly?', 'Is bladder instillation an option for me, and what would it mean? שלום 🌊'] })
    const t = performance.now()
    const pdf = await createPdf(model, { fonts: { regular: font('400Regular/Roboto_400Regular'), bold: font('600SemiBold/Roboto_600SemiBold') }, paper, hasCharts: true, createdAt: 0 })
    console.log(n, paper, pdf.size, performance.now() - t)
    writeFileSync(`/tmp/pdf/${n}-${paper}.pdf`, Buffer.from(await pdf.arrayBuffer()))
  }
})
