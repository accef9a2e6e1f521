import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/window.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { useQueue } from '../../../shell/first/data/queue-view.ts'
import { AsideCard } from './aside-card.tsx'
import { LostCard } from './lost-card.tsx'
import { nameOfOwn } from './own-name.ts'
import { WaitingCard } from './waiting-card.tsx'

/** What is not sent, and what needs a decision; nothing where all is well. Sources: requirements LOG-14 and RELY-03. */
export function Unsent({ today }: { today: LocalDate }) {
  const queue = useQueue()
  const { data: home } = useHome(today)
  if (!queue) return null
  const { waiting, aside, isFragile } = queue
  const nameOf = (field: DayField) => nameOfOwn(field, { custom: home?.custom, names: {} })
  const common = { today, nameOf }
  return (
    <>
      {aside.map((each) => (
        <AsideCard key={each.write} aside={each} {...common} />
      ))}
      {(home?.lost ?? [])
        .filter(({ date }) => daysBetween(date, today) <= EDITABLE_DAYS)
        .map((lost, index) => (
          <LostCard key={`${lost.write} ${lost.field}`} lost={lost} isFirst={index === 0} {...common} />
        ))}
      {waiting.length > 0 && <WaitingCard waiting={waiting} isFragile={isFragile} {...common} />}
    </>
  )
}
