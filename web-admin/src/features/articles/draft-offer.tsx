import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { whenText } from '../../when.ts'
import { draftText } from './text.ts'
import type { KeptDraft } from './use-kept-draft.ts'

/** Offers the draft of another device. */
export function DraftOffer({ kept: { other, goOn, discard }, hasOwn }: { kept: KeptDraft; hasOwn: boolean }) {
  if (!other) return null
  return (
    <Notice
      title={draftText.title(whenText(other.savedAt))}
      actions={
        <>
          <Button onClick={goOn}>{draftText.goOn}</Button>
          <Button variant="secondary" onClick={discard}>
            {draftText.discard}
          </Button>
        </>
      }
    >
      {hasOwn ? draftText.differs : draftText.text}
    </Notice>
  )
}
