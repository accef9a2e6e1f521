import { ENTRY_KINDS, type EntryCounts, type EntryKind, type ImportResult } from '../../../../shared/import/schema.ts'
import { PRODUCT } from '../../../../shared/product.ts'

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
const values = (count: number) => `${count} ${count === 1 ? 'value' : 'values'}`
const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

const ENTRIES: Record<EntryKind, readonly [one: string, more: string]> = {
  foodPlans: ['food plan', 'food plans'],
  foodTests: ['food test', 'food tests'],
  customFoods: ['food of your own', 'foods of your own'],
  foodLogs: ['food log', 'food logs'],
  trainingSessions: ['training session', 'training sessions'],
  trainingLogs: ['training log', 'training logs'],
  exercises: ['exercise', 'exercises'],
  questions: ['question for a visit', 'questions for a visit'],
  bookmarks: ['bookmark', 'bookmarks'],
  readingProgress: ['article with your place in it', 'articles with your place in them'],
  readingSettings: ['choice of how articles look', 'choices of how articles look'],
}

/** The entries with one outcome: “2 food tests, 14 food logs, 4 questions for a visit”. Empty when there are none. */
export function entriesText(result: ImportResult['entries'], outcome: keyof EntryCounts): string {
  const parts = ENTRY_KINDS.flatMap((kind) => {
    const count = result[kind][outcome]
    return count > 0 ? [`${count} ${ENTRIES[kind][count === 1 ? 0 : 1]}`] : []
  })
  return parts.join(', ')
}

const list = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')
const EXAMPLE_LENGTH = 40
const short = (cell: string) => (cell.length > EXAMPLE_LENGTH ? `${cell.slice(0, EXAMPLE_LENGTH)}…` : cell)

export const text = {
  what: `Choose a file that you saved here, or a table from another app. First you see what would change; nothing changes before you agree.`,
  kinds: `Files: “Everything” from ${PRODUCT} (JSON), any table with one line a day (CSV), or the export of drip (CSV).`,
  choose: 'Choose a file',
  cancel: 'Choose another file',
  resume: 'Continue',
  reading: 'Reading the file…',
  mayClose: 'If you close this, what has been imported stays. Choose the same file again, and it continues.',
  offline: {
    title: 'No connection',
    text: 'An import needs a connection. What you log in the meantime is kept on this device, as always.',
  },
  where: (place: string) => `The first place that is wrong: ${place}.`,
  problems: {
    foreign: {
      title: 'We cannot read this file',
      text: `It is neither a file of ${PRODUCT} nor a table (CSV) with headings. Nothing has changed. Please choose another one.`,
    },
    version: {
      title: 'This file is from another version',
      text: 'This version of the app cannot read it. Nothing has changed. Please reload the page and try again.',
    },
    cut: {
      title: 'This file is not complete',
      text: 'Its end is missing, perhaps because a download stopped. Nothing has changed. Please save it again and choose the new one.',
    },
    damaged: {
      title: 'Something in this file is wrong',
      text: 'It was changed since it was saved, so we take nothing from it. Nothing has changed. Please choose one that is as it was saved.',
    },
    huge: {
      title: 'This file is too large',
      text: 'Ten years of days fit into 60 MB, so it is probably another file. Nothing has changed.',
    },
    unreadable: {
      title: 'This device could not open the file',
      text: 'Perhaps it has been moved or deleted. Nothing has changed. Please choose it again.',
    },
  },
  columns: {
    what: (count: number) => `This table has ${count} ${count === 1 ? 'line' : 'lines'}. What is in its columns?`,
    unnamed: (column: number) => `Column ${column}`,
    examples: (cells: readonly string[]) => `For example: ${cells.map(short).join(' · ')}`,
    empty: 'Empty',
    leaveOut: 'Leave it out',
    date: 'The date',
    order: (example: string) => `How is the date ${example} meant?`,
    orders: { ymd: 'Year, month, day', dmy: 'Day, month, year', mdy: 'Month, day, year' },
    missing: {
      title: 'Two columns are needed',
      text: 'Please say which column has the date, and at least one more.',
    },
    submit: 'Show what would change',
  },
  progress: {
    preview: (done: number, total: number) => `Comparing: ${done} of ${entries(total)}`,
    apply: (done: number, total: number) => `Importing: ${done} of ${entries(total)}`,
  },
  interrupted: {
    preview: { title: 'The connection was lost', text: 'Nothing has changed. It will continue where it stopped.' },
    apply: {
      title: 'The connection was lost',
      text: 'What has been imported stays, and nothing is lost. It will continue where it stopped.',
    },
  },
  preview: {
    title: 'What would change',
    added: (count: number) => `${days(count)} new`,
    merged: (count: number) => `${days(count)} get more or newer values`,
    same: (count: number) => `${days(count)} stay as they are`,
    replaced: (count: number) =>
      `${values(count)} here are older than the file’s and are replaced. Where they were unknown to it, they are kept as another version.`,
    kept: (count: number) =>
      `${values(count)} of the file are kept as another version, beside what is here. You can choose in History.`,
    customAdded: (names: readonly string[]) => `New of your own: ${list(names)}`,
    customInactive: (names: readonly string[]) =>
      `Kept with their values, but not asked for, because five is the most: ${list(names)}`,
    entriesAdded: (what: string) => `New: ${what}`,
    entriesChanged: (what: string) => `More or newer in the file: ${what}`,
    entriesSame: (what: string) => `Here already: ${what}`,
    endedSession:
      'Bladder training still runs in the file. It comes back as ended; start a new session when you are ready.',
    settings: (count: number) => `Use the settings in the file, too (${count} differ)`,
    refused: (count: number) => `Not imported: ${count}`,
    reasons: {
      'in-future': 'this day has not come yet',
      'too-old': 'more than fifty years ago',
      'too-many-versions': 'has too many versions already',
      'unknown-item': 'some values belong to a symptom or trigger that the file does not name',
      'item-limit': 'there are already fifty of this kind',
      'question-limit': 'there are already ten questions',
      'unknown-session': 'the file does not have the training to which this log belongs',
      'before-session': 'this log is older than its training',
      'exercise-limit': 'there are already as many exercises of this day as there can be',
      'impossible-dates': 'its dates cannot be right',
      'unknown-plan': 'the file does not have the plan to which it belongs',
      'plan-completed': 'a test cannot run in a plan that is completed',
      'test-running': 'another food test is running here; foods are tested one at a time',
      'unknown-food': 'it names a food that is not in its plan',
      'food-limit': 'there are as many as there can be',
    },
    unused: (count: number) => `Columns that are left out: ${count}`,
    leftOut: (count: number) => `Entries that are left out: ${count}`,
    cell: ({ line, heading, cell, why }: { line: number; heading: string; cell: string; why: string }) =>
      `Line ${line}, ${heading}: “${short(cell)}” (${why})`,
    cellReasons: {
      'no-date': 'not a date',
      'not-understood': 'not an answer that this question has',
      'second-value': 'another value for the same day',
    },
    all: (count: number) => `Show all ${count}`,
    nothingYet: 'Nothing has changed yet.',
    apply: 'Import',
    noChanges: 'All of it is here already. There is nothing to change.',
  },
  done: {
    title: 'It is all here',
    text: ({ days: { added, merged }, entries: others }: Pick<ImportResult, 'days' | 'entries'>) => {
      const [fresh, changed] = [entriesText(others, 'added'), entriesText(others, 'changed')]
      return [
        `${days(added)} came back${merged > 0 ? `, and ${days(merged)} got more or newer values` : ''}.`,
        ...(fresh ? [`Also back: ${fresh}.`] : []),
        ...(changed ? [`Now as in the file: ${changed}.`] : []),
      ].join(' ')
    },
    another: 'Another file',
  },
} as const
