/* oxlint-disable react/no-array-index-key -- the parts of a text have no other name, and never move */
import { diffLines, diffWordsWithSpace } from 'diff'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { diffText } from '../text.ts'
import styles from './text-diff.module.css'

/** So many unchanged lines are shown before and after a change. */
const CONTEXT_LINES = 2

export interface TextDiffProps {
  before: string
  after: string
  /** What the two texts are, for example "Theirs" and "Yours". */
  labels: { before: string; after: string }
}

/** Two short texts as one: what is only in one of them is marked by a line and by words for screen readers. */
export function WordDiff({ before, after, labels }: TextDiffProps) {
  return (
    <p className={styles['words']}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, n) => (
        <Change key={n} value={value} mark={added ? 'added' : removed ? 'removed' : undefined} labels={labels} />
      ))}
    </p>
  )
}

interface ChangeProps {
  value: string
  mark: 'added' | 'removed' | undefined
  labels: TextDiffProps['labels']
}

function Change({ value, mark, labels }: ChangeProps) {
  if (!mark) return value
  const Mark = mark === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="visually-hidden">{mark === 'added' ? labels.after : labels.before}: </span>
      {value}
    </Mark>
  )
}

/** Two long texts, line by line: a sign in front of each line that is only in one of them. */
export function LineDiff({ before, after, labels }: TextDiffProps) {
  const parts = diffLines(before, after)
  return (
    <div className={styles['lines']}>
      {parts.map(({ value, added, removed }, n) => {
        const lines = value.replace(/\n$/, '').split('\n')
        const mark = added ? 'added' : removed ? 'removed' : undefined
        if (mark) return <Lines key={n} lines={lines} mark={mark} labels={labels} />
        const first = n === 0 ? 0 : CONTEXT_LINES
        const last = n === parts.length - 1 ? 0 : CONTEXT_LINES
        if (lines.length <= first + last + 1) return <Lines key={n} lines={lines} mark={mark} labels={labels} />
        return (
          <div key={n}>
            <Lines lines={lines.slice(0, first)} mark={mark} labels={labels} />
            <p className={styles['gap']}>{diffText.unchanged(lines.length - first - last)}</p>
            <Lines lines={last ? lines.slice(-last) : []} mark={mark} labels={labels} />
          </div>
        )
      })}
    </div>
  )
}

function Lines({ lines, mark, labels }: { lines: string[] } & Pick<ChangeProps, 'mark' | 'labels'>) {
  if (!lines.length) return null
  const Mark = mark === 'added' ? 'ins' : mark === 'removed' ? 'del' : 'div'
  return (
    <Mark className={classNames(styles['block'], mark && styles[mark])}>
      {mark && <span className="visually-hidden">{mark === 'added' ? labels.after : labels.before}: </span>}
      {lines.map((line, n) => (
        <span key={n} className={styles['line']}>
          {line || ' '}
        </span>
      ))}
    </Mark>
  )
}
