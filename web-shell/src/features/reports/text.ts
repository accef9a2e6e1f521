import { MAX_QUESTIONS } from '../../../../shared/reports/limits.ts'

export const text = {
  heading: 'Report for a visit',
  loading: 'Loading your report',
  range: {
    from: 'From',
    to: 'To',
    label: 'Days up to today',
    names: { '30': '30 days', '90': '90 days', '365': 'A year' },
    problems: {
      missing: 'Choose a date.',
      order: 'The report ends before it begins. Choose a later date, or begin earlier.',
      future: 'This day has not come yet. Choose today or an earlier date.',
      length: 'A report has ten years at most. Begin later.',
    },
  },
  print: 'Print',
  pdf: {
    make: 'PDF',
    making: 'Making it…',
    readyTitle: 'Your PDF is ready',
    ready: (name: string) => `It is called ${name}.`,
    share: 'Share…',
    save: 'Save',
    failedTitle: 'The PDF could not be made',
    failed: 'Nothing is lost. The first PDF on a device needs a connection. Try again, or print the report.',
    fileName: (from: string, to: string) => `stillwater-report-${from}-to-${to}.pdf`,
  },
  paper: 'The report',
  partial: 'Your days could not be read, so this report has only what is on this device.',
  chartsArePremium: 'Charts in reports are part of Premium.',
  plans: 'See the plans',
  empty: {
    title: 'There is nothing to report on these days',
    text: 'Choose other dates, or log a day. A few seconds are enough.',
    log: 'Log Symptoms',
  },
  questions: {
    title: 'What do you want to ask?',
    label: 'Your questions',
    hint: `One per line, at most ${MAX_QUESTIONS}. They are in the report.`,
    save: 'Save questions',
    saving: 'Saving…',
    saved: 'Questions saved',
    waiting: 'Your questions are on this device, and will be sent when there is a connection.',
  },
  exports: {
    title: 'More',
    csv: { title: 'Export as CSV', text: 'One line a day, for a spreadsheet' },
    json: { title: 'Export as JSON', text: 'Everything you have told us' },
  },
} as const
