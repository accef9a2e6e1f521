import type { READING_THEMES, ReadingSize } from '../../../../shared/reading/choices.ts'
import type { RecordWords } from '../../shell/later/records/record-operations.ts'

type Values = Readonly<Record<string, unknown>>

const titleOf = ({ title }: Values) => (typeof title === 'string' ? title : 'an article')

export const bookmarkText = {
  name: () => 'Bookmarks',
  change: ({ set, removes }) => (removes ? 'Remove a bookmark' : titleOf(set)),
  /** All changes have one target. */
  count: () => 'a change to your bookmarks',
  sent: () => 'Your bookmarks have been sent.',
  record: titleOf,
  field: () => 'Bookmark',
  value: (_, value) => String(value),
} satisfies RecordWords

export const progressText = {
  name: () => 'Your place in articles',
  change: ({ set }) => `${titleOf(set)}, ${String(set['percent'])}% read`,
  count: () => 'what you read',
  sent: () => 'What you read is sent.',
  record: titleOf,
  field: () => 'Your place',
  value: (_, value) => String(value),
} satisfies RecordWords

const describe = ({ theme, textSize }: Values) =>
  [typeof theme === 'string' && `${theme} theme`, typeof textSize === 'string' && `${textSize} text`]
    .filter(Boolean)
    .join(', ')

const choices: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
} satisfies Record<(typeof READING_THEMES)[number] | ReadingSize, string>

export const settingsText = {
  name: () => 'How articles look',
  change: ({ set }) => describe(set),
  count: () => 'how articles look',
  sent: () => 'How articles look is saved.',
  record: () => 'How articles look',
  field: (field) => (field === 'theme' ? 'Theme' : 'Text size'),
  value: (_, value) => choices[String(value)] ?? String(value),
} satisfies RecordWords
