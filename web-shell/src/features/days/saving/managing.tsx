import { change, shown } from '../../../../../shared/days/merge/draft.ts'
import { isFlareDay } from '../../../../../shared/days/model/day.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { useDay } from '../../../shell/later/days/day-query.ts'
import { usePartOfDraft } from '../quick-track/quick-draft.ts'
import { logText, text } from '../text.ts'
import { useSave } from './use-save.ts'

const FIELD = 'isManagingFlare'

/** Says, in today's log, that a flare is being managed: kept at once. Source: requirement FLAREKIT-01. */
export function Managing() {
  const date = useClock(today)
  const { data: day } = useDay(date)
  const { draft, read, write } = usePartOfDraft(date, (field) => field === FIELD)
  const save = useSave(date, { read, write }, () => undefined, logText.saving)
  const words = text.managing
  if (!day) return null
  const isOn = shown(day, draft, FIELD) === true
  const hint = isOn ? words.on : isFlareDay(day) && day.values[FIELD] !== true ? words.already : words.off

  function turn(on: boolean) {
    if (!day) return
    // Turned off it is taken back: that nobody said so is how the day was.
    write(change(day, read(), FIELD, on || null))
    save.mutate()
  }

  return (
    <Card aria-label={words.label}>
      <Switch label={words.label} hint={hint} value={isOn} onChange={turn} />
      {save.error && !save.isPending && (
        <Notice
          title={words.failed}
          actions={
            <Button variant="secondary" onClick={() => save.mutate()}>
              {text.retry}
            </Button>
          }
        >
          {wordsFor(save.error).text}
        </Notice>
      )}
    </Card>
  )
}
