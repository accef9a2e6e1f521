import type { BookmarkEdit, ReadingEdit } from '../../../../shared/reading/queued.ts'
import type { OperationWords } from '../../shell/early/operation-kind.ts'

const settingsText = ({ theme, textSize }: { theme?: string; textSize?: string }) =>
  [theme && `${theme} theme`, textSize && `${textSize} text`].filter(Boolean).join(', ')

export const bookmarkText = {
  name: () => 'Bookmarks',
  detail: ({ bookmark: { title, isBookmarked } }) => (isBookmarked ? title : `Remove the bookmark of ${title}`),
  /** All changes have one target. */
  count: () => 'a change to your bookmarks',
  sent: () => 'Your bookmarks have been sent.',
} satisfies OperationWords<BookmarkEdit>

export const readingText = {
  name: (target) => (target === 'settings' ? 'How articles look' : 'Your place in articles'),
  detail: (edit) =>
    edit.type === 'settings' ? settingsText(edit.settings) : `${edit.progress.title}, ${edit.progress.percent}% read`,
  count: () => 'what you read',
  sent: () => 'What you read is sent.',
} satisfies OperationWords<ReadingEdit>
