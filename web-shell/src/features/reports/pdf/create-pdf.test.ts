import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ReportModel } from '../../../../../shared/reports/model.ts'
import { lastDaysUpTo } from '../../../../../shared/reports/range.ts'
import {
  believableDays,
  daysUpTo,
  dayWith,
  foodTest,
  REPORT_DATE,
  reportOf,
} from '../../../../../tests/fixtures/data/report.ts'
import { createPdf, type PdfOptions } from './create-pdf.ts'
import { paperOf } from './style.ts'

const { resolve } = createRequire(import.meta.url)
const font = (name: string) => new Uint8Array(readFileSync(resolve(`@expo-google-fonts/roboto/${name}.ttf`)))
const fonts = { regular: font('400Regular/Roboto_400Regular'), bold: font('600SemiBold/Roboto_600SemiBold') }

async function pdfOf(model: ReportModel, options: Partial<PdfOptions> = {}): Promise<Buffer> {
  const pdf = await createPdf(model, { fonts, paper: 'A4', hasCharts: true, createdAt: 0, ...options })
  expect(pdf.type).toBe('application/pdf')
  return Buffer.from(await pdf.arrayBuffer())
}

/** What a tool of poppler says about a file. What it complains about fails the test. */
function ask(tool: 'pdftotext' | 'pdfinfo' | 'pdffonts', pdf: Buffer, ...options: string[]): string {
  const target = tool === 'pdftotext' ? ['-'] : []
  const output = execFileSync(tool, [...options, '-', ...target], { input: pdf, stdio: ['pipe', 'pipe', 'pipe'] })
  return output.toString()
}
const wordsIn = (pdf: Buffer) => ask('pdftotext', pdf, '-layout').replaceAll(/ +/g, ' ')

/** Two years of a believable diary, the newer one for the report. */
const year = reportOf(believableDays(730), {
  person: 'Zażółć Łódź',
  range: lastDaysUpTo(REPORT_DATE, 365),
  foodTests: Array.from({ length: 9 }, (_, daysAgo) => foodTest(daysAgo)),
  questions: ['Could it be the new tablets?', 'x'.repeat(200)],
})

let pdfOfYear: Buffer
beforeAll(async () => {
  pdfOfYear = await pdfOf(year)
})

/** The rows of all tables, each as one line. */
const linesOf = ({ summary, details }: ReportModel) =>
  [...summary, ...details].flatMap(({ table }) => table?.rows.map((row) => row.filter(Boolean).join(' ')) ?? [])

describe('[REPORT-01] the PDF of a year', () => {
  it.each([
    ['A4', 'A4'],
    ['LETTER', 'letter'],
  ] as const)(
    'on %s has every number of the report as text, with tags, page numbers and an embedded font',
    async (paper, size) => {
      const pdf = paper === 'A4' ? pdfOfYear : await pdfOf(year, { paper })
      const words = wordsIn(pdf)
      const joined = words.replaceAll(/\s+/g, ' ')
      expect(joined).toContain('Food 8')
      expect(linesOf(year).filter((line) => !joined.includes(line))).toEqual([])
      for (const sentence of [
        ...year.facts,
        'Symptom report: Zażółć Łódź',
        'Could it be the new tablets?',
        year.footer,
      ])
        expect(joined).toContain(sentence)
      const info = ask('pdfinfo', pdf)
      expect(info).toMatch(/Tagged: +yes/)
      expect(info).toContain(`(${size})`)
      expect(info).toMatch(/Title: +Symptom report, Zażółć Łódź, 26 November 2025 to 25 November 2026/)
      const pages = Number(/Pages: +(\d+)/.exec(info)?.[1])
      expect(pages).toBeGreaterThan(2)
      expect(pages).toBeLessThan(8)
      expect(words.match(/Page \d+ of \d+/g)).toEqual(
        Array.from({ length: pages }, (_, index) => `Page ${index + 1} of ${pages}`),
      )
      const embedded = ask('pdffonts', pdf).trim().split('\n').slice(2)
      expect(embedded).toHaveLength(2)
      for (const line of embedded) expect(line).toMatch(/Roboto.+Identity-H +yes yes yes/)
    },
  )

  it('has headings, tables with heads, lists and described figures in its structure', () => {
    const structure = ask('pdfinfo', pdfOfYear, '-struct')
    for (const type of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody', 'Figure'])
      expect(structure, type).toMatch(new RegExp(`^ *${type}\\b`, 'm'))
    expect(pdfOfYear.toString('latin1')).toContain('/Alt (Chart: Pain by week, 0 to 10, average')
  })

  it('has what a doctor reads first on its first page', () => {
    const [first = ''] = wordsIn(pdfOfYear).split('\f')
    for (const { heading } of year.summary) expect(first).toContain(heading)
  })

  it('without Premium has everything but the pictures', async () => {
    const pdf = await pdfOf(year, { hasCharts: false })
    const joined = wordsIn(pdf).replaceAll(/\s+/g, ' ')
    expect(joined).toContain('Food 8')
    expect(linesOf(year).filter((line) => !joined.includes(line))).toEqual([])
    expect(joined).not.toContain('Averages of weeks')
    expect(ask('pdfinfo', pdf, '-struct')).not.toContain('Figure')
  })
})

describe('[REPORT-01] a PDF', () => {
  it('of nothing has one page', async () => {
    const pdf = await pdfOf(reportOf([]))
    expect(ask('pdfinfo', pdf)).toMatch(/Pages: +1\n/)
    expect(wordsIn(pdf)).toContain('Nothing was logged on these days.')
  })

  it('goes on below a first page that was not enough', async () => {
    const questions = Array.from({ length: 10 }, (_, index) => `${index} ${'word '.repeat(38)}`.trim())
    const names = Array.from({ length: 8 }, (_, index) => `Medicine ${index}`)
    const days = daysUpTo(REPORT_DATE, 40, (index) => ({
      painLevel: 3,
      nocturia: 2,
      sleepHours: 7,
      urgencyLevel: 2,
      stressLevel: 2,
      waterGlasses: 4,
      frequency: 8,
      medications: names,
      flareManual: index % 5 === 0,
    }))
    const model = reportOf(days, { range: lastDaysUpTo(REPORT_DATE, 40), questions })
    const [, second = ''] = wordsIn(await pdfOf(model)).split('\f')
    expect(second).toContain('9 word word')
    expect(second).toContain('Day by day')
  })

  it('repeats the head of a table that goes on over the page', async () => {
    const model = reportOf(daysUpTo(REPORT_DATE, 92, { painLevel: 3 }), { range: lastDaysUpTo(REPORT_DATE, 92) })
    const pages = wordsIn(await pdfOf(model)).split('\f')
    const ofDays = pages.filter((page) => /^ ?\d+ (Sept|Oct|Aug|Nov) 3/m.test(page))
    expect(ofDays.length).toBeGreaterThan(1)
    for (const page of ofDays) expect(page).toMatch(/Day Pain Urgency/)
  })

  it('breaks long words, and shows names as they were typed', async () => {
    const names = ['=SUM(A1)', 'Żółć 10 mg', 'W'.repeat(200)]
    const words = wordsIn(await pdfOf(reportOf([dayWith(REPORT_DATE, { medications: names })])))
    expect(words).toContain('=SUM(A1) 1 of 1')
    expect(words).toContain('Żółć 10 mg 1 of 1')
    expect(words.match(/W/g)?.length).toBeGreaterThanOrEqual(200)
  })

  it('says where it cannot show characters', async () => {
    const model = reportOf(daysUpTo(REPORT_DATE, 3, { painLevel: 1 }), { questions: ['Is it שלום 🌊🌊, or not?'] })
    const words = wordsIn(await pdfOf(model))
    expect(words).toContain('• Is it […], or not?')
    expect(words).toContain('[…] stands for characters that this file cannot show.')
  })

  it.each([
    ['en-GB', 'A4'],
    ['en-US', 'LETTER'],
    ['es-MX', 'LETTER'],
    ['fr-CA', 'LETTER'],
    ['en', 'A4'],
    ['de', 'A4'],
    ['', 'A4'],
    ['not a language', 'A4'],
  ])('for the language "%s" is on %s', (language, paper) => {
    expect(paperOf(language)).toBe(paper)
  })
})
