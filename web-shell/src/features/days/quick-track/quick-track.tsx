import { useState } from 'react'
import { change, isEdited, shown } from '../../../../../shared/days/merge/draft.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { Day, Saved } from '../../../../../shared/days/model/schema.ts'
import { dayFromToday } from '../../../../../shared/ui/calendar/day-words.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { Unread } from '../../../shell/first/frame/unread.tsx'
import { useDay } from '../../../shell/later/days/day-query.ts'
import { AfterSave } from '../after-save/after-save.tsx'
import { flareNews } from '../after-save/flare-news.ts'
import { DayControl } from '../form/day-control.tsx'
import { isAsked } from '../form/sections.ts'
import { DaySkeleton } from '../page/day-skeleton.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { useBegun } from '../saving/use-draft.ts'
import { useSave } from '../saving/use-save.ts'
import { quickText, text } from '../text.ts'
import { usePartOfDraft } from './quick-draft.ts'
import { QuickUrgency } from './quick-urgency.tsx'

/** What is asked, and all that is saved. Source: requirement QT-01. */
const FIELDS: readonly DayField[] = ['painLevel', 'urgencyLevel', 'quickMoods', 'flareManual', 'notes']

interface QuickTrackProps {
  home: Home
  onClose: () => void
}

/** Whether a save has more to say than a message can: help with a flare, or a pattern that is told only once. */
function isWorthReading({ day, patternTip }: Saved, { preferences, loggedOn }: Home): boolean {
  return patternTip !== undefined || flareNews(day, { settings: preferences.flare, loggedOn }) === 'help'
}

/** Today in seconds. Sources: requirements QT-01 and QT-02. */
export function QuickTrack({ home, onClose }: QuickTrackProps) {
  const latest = useClock(today)
  const [openedOn, setOpenedOn] = useState(latest)
  const begun = useBegun(openedOn)
  // Midnight takes nothing away from somebody who has begun, and nobody else is held to a day that is over.
  const date = begun ? openedOn : latest
  if (date !== openedOn) setOpenedOn(date)
  const [saved, setSaved] = useState<Saved>()
  const fields = FIELDS.filter((field) => isAsked(field, home.preferences))
  const { data: day, failure, isFetching, refetch } = useDay(date)
  const { draft, read, write } = usePartOfDraft(date, (field) => fields.includes(field))
  const close = () => {
    onClose()
    focusHeading()
  }
  const save = useSave(
    date,
    { read, write },
    (answer) => (isWorthReading(answer, home) ? setSaved(answer) : close()),
    quickText.saving,
  )

  if (saved) return <AfterSave saved={saved} home={home} onClose={close} />
  return (
    <Sheet
      open
      title={quickText.title}
      onClose={onClose}
      footer={
        <SaveBar
          inSheet
          label={save.isRetry ? text.retry : quickText.save}
          words={quickText.saving}
          busy={save.isPending}
          ready={isEdited(draft) || save.isRetry}
          error={save.error}
          onSave={() => save.mutate()}
        />
      }
    >
      <p>{date === latest ? quickText.subtitle : <b>{dayFromToday(date, latest)}</b>}</p>
      {day ? (
        fields.map((field) => (
          <Question
            key={field}
            field={field}
            value={shown(day, draft, field)}
            onChange={(value) => write(change(day, read(), field, value))}
          />
        ))
      ) : failure ? (
        <Unread error={failure} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DaySkeleton />
      )}
      <Link to="/log">{quickText.more}</Link>
    </Sheet>
  )
}

interface QuestionProps {
  field: DayField
  value: Day['values'][DayField] | null
  onChange: (value: Day['values'][DayField] | null) => void
}

function Question({ field, value, onChange }: QuestionProps) {
  if (field === 'urgencyLevel')
    return <QuickUrgency value={(value ?? undefined) as number | undefined} onChange={onChange} />
  return <DayControl field={field} value={value} onChange={onChange} />
}
