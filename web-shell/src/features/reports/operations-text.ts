import type { RecordWords } from '../../shell/later/records/record-operations.ts'

export const text = {
  name: () => 'Questions for a visit',
  change: ({ set, removes }) =>
    removes ? 'Remove a question' : typeof set['text'] === 'string' ? set['text'] : 'Another place',
  /** All changes have one target. */
  count: () => 'a change to your questions',
  sent: () => 'Your questions have been sent.',
  record: ({ text: question }) => String(question),
  field: () => 'Question',
  value: (_, value) => String(value),
} satisfies RecordWords
