import { EDITABLE_DAYS } from '../../../../../shared/days/model/edit-age.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { exceptKind, ofKind, useQueueView } from '../../../shell/first/data/queue-view.ts'
import { customItemName } from './custom-item-name.ts'
import { LostEditCard } from './lost-edit-card.tsx'
import { LostRecords } from './lost-records.tsx'
import { OtherSetAsideCard } from './other-set-aside-card.tsx'
import { QueuedEditsCard } from './queued-edits-card.tsx'
import { SetAsideCard } from './set-aside-card.tsx'

/**
 * The queued edits, and the set-aside and lost edits that need a decision; nothing if there are none.
 * Sources: requirements LOG-14, RELY-03 and REC-01.
 */
export function Outgoing({ today }: { today: LocalDate }) {
  const queue = useQueueView()
  const { data: home } = useHome(today)
  if (!queue) return null
  const { waiting, setAside, isPartlyInMemory } = queue
  const lostEdits = (home?.lost ?? []).filter(({ date }) => daysBetween(date, today) <= EDITABLE_DAYS)
  const nameOf = (field: DayField) => customItemName(field, { custom: home?.custom, names: {} })
  const sharedProps = { today, nameOf }
  const waitsForConsent = home !== undefined && home.consent !== 'given'
  return (
    <>
      {ofKind(setAside, 'day').map((edit) => (
        <SetAsideCard key={edit.write} setAside={edit} {...sharedProps} />
      ))}
      {exceptKind(setAside, 'day').map((edit) => (
        <OtherSetAsideCard key={edit.write} setAside={edit} />
      ))}
      {lostEdits.map((lost, index) => (
        <LostEditCard key={`${lost.write} ${lost.field}`} lost={lost} isFirst={index === 0} {...sharedProps} />
      ))}
      <LostRecords isExplained={lostEdits.length > 0} />
      {waiting.length > 0 && (
        <QueuedEditsCard
          queued={waiting}
          isPartlyInMemory={isPartlyInMemory}
          waitsForConsent={waitsForConsent}
          {...sharedProps}
        />
      )}
    </>
  )
}
