import { Card } from '../../../../../shared/ui/card.tsx'
import { useWordsForCode } from '../../../shell/first/api/problem-text.ts'
import { type SetAsideEdit, shownKinds } from '../../../shell/first/data/queue-view.ts'
import { namesOf } from '../../../shell/first/data/queue-words.ts'
import { DiscardButtons } from './discard-buttons.tsx'
import { text } from './outgoing-text.ts'

/** A set-aside edit of something else than a day, in the words of its kind. Source: requirement RELY-03. */
export function OtherSetAsideCard({ setAside }: { setAside: SetAsideEdit }) {
  const { kind, operation, code } = setAside
  const refusal = useWordsForCode(code)
  const name = namesOf([setAside])[0]?.name
  const detail = operation && shownKinds()[kind]?.words.detail?.(operation)
  const words = text.setAside
  return (
    <Card aria-label={`${words.title}: ${name}`}>
      <h2>{words.title}</h2>
      <p>
        <b>{name}.</b> {operation ? `${refusal.text} ${words.kept}` : words.unreadableOther}
      </p>
      {detail && <p>{detail}</p>}
      <DiscardButtons setAside={setAside} />
    </Card>
  )
}
