import { useState } from 'react'
import type { Refusal } from '../../../../shared/import/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import styles from './import.module.css'
import { text } from './text.ts'

const words = text.preview
/** Longer lists say how much more there is. */
const MAX_LISTED = 20

/** What the service does not take over. */
export function Refused({ refused }: { refused: readonly Refusal[] }) {
  return (
    <NotTaken title={words.refused} lines={refused.map(({ what, reason }) => `${what}: ${words.reasons[reason]}`)} />
  )
}

/** What is not taken over, and why. It is never left out silently. */
export function NotTaken({ title, lines }: { title: (count: number) => string; lines: readonly string[] }) {
  const [showsAll, setShowsAll] = useState(false)
  if (lines.length === 0) return null
  const shown = showsAll ? lines : lines.slice(0, MAX_LISTED)
  return (
    <details className={styles['notTaken']}>
      <summary>{title(lines.length)}</summary>
      <ul>
        {shown.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and never move
          <li key={index}>{line}</li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {words.all(lines.length)}
        </Button>
      )}
    </details>
  )
}
