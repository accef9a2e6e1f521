import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { now } from '../../../shell/first/api/clock.ts'
import { useWordsForCode } from '../../../shell/first/api/problem-text.ts'
import { type SetAsideEdit, shownKinds } from '../../../shell/first/data/queue-view.ts'
import { namesOf } from '../../../shell/first/data/queue-words.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { DiscardButtons } from './discard-buttons.tsx'
import { text } from './outgoing-text.ts'

/** A set-aside edit of something else than a day, in the words of its kind. Source: requirement RELY-03. */
export function OtherSetAsideCard({ setAside }: { setAside: SetAsideEdit }) {
  const { kind, operation, code } = setAside
  const refusal = useWordsForCode(code)
  const name = namesOf([setAside])[0]?.name
  const detailOf = (edit: SetAsideEdit) => edit.operation && shownKinds()[edit.kind]?.words.detail?.(edit.operation)
  const detail = detailOf(setAside)
  const along = setAside.along?.map((edit) => detailOf(edit) ?? namesOf([edit])[0]?.name) ?? []
  const words = text.setAside

  /**
   * The ids in an edit stay, so what the service has stored after all is not made twice. The number of an edit of records is new:
   * that is merged once more, with the same values.
   */
  async function tryAgain({ device: _, n: __, ...edit }: NonNullable<typeof operation>): Promise<void> {
    const again = shownKinds()[kind]?.madeAgain?.(edit, now()) ?? edit
    await currentQueue()?.add(kind, again as typeof edit, { replaces: setAside })
    notify(words.triedAgain)
    focusHeading()
  }

  return (
    <Card aria-label={`${words.title}: ${name}`}>
      <h2>{words.title}</h2>
      <p>
        <b>{name}.</b> {operation ? `${refusal.text} ${words.kept}` : words.unreadableOther}
      </p>
      {detail && <p>{detail}</p>}
      {along.length > 0 && <p>{words.along(along.join(' · '))}</p>}
      <DiscardButtons setAside={setAside}>
        {operation && (
          <Button variant="secondary" onClick={() => void tryAgain(operation)}>
            {words.tryAgain}
          </Button>
        )}
      </DiscardButtons>
    </Card>
  )
}
