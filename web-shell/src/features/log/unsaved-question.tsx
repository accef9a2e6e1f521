import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { text } from './text.ts'

/** Asks, without standing in the way, before a change of date would lose something. */
export function UnsavedQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Notice
      title={text.unsaved.title}
      actions={
        <>
          <Button autoFocus onClick={onKeep}>
            {text.unsaved.keep}
          </Button>
          <Button variant="secondary" onClick={onDiscard}>
            {text.unsaved.discard}
          </Button>
        </>
      }
    >
      {text.unsaved.text}
    </Notice>
  )
}
