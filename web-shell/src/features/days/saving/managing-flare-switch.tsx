import { changeField, shownValue } from '../../../../../shared/days/merge/draft.ts'
import { isFlareDay } from '../../../../../shared/days/model/day.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { useDay } from '../../../shell/later/days/day-query.ts'
import { usePartialDraft } from '../quick-track/partial-draft.ts'
import { logText, text } from '../text.ts'
import { useSave } from './use-save.ts'

const FIELD = 'isManagingFlare'

/** The switch "Managing a flare today". A change is saved at once in today's log. Source: requirement FLAREKIT-01. */
export function ManagingFlareSwitch() {
  const date = useClock(today)
  const { data: day } = useDay(date)
  const { draft, read, write } = usePartialDraft(date, (field) => field === FIELD)
  const save = useSave(date, { read, write }, () => false, logText.saving)
  const words = text.managing
  if (!day) return null
  const isOn = shownValue(day, draft, FIELD) === true
  const isFlareWithoutSwitch = isFlareDay(day) && day.values[FIELD] !== true
  const hint = isOn ? words.on : isFlareWithoutSwitch ? words.already : words.off

  function toggle(on: boolean) {
    if (!day) return
    // Turning it off clears the value instead of saving `false`.
    write(changeField(day, read(), FIELD, on || null))
    save.mutate()
  }

  return (
    <Card aria-label={words.label}>
      <Switch label={words.label} hint={hint} value={isOn} onChange={toggle} />
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
