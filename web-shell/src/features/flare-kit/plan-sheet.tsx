import {
  type FlarePlan,
  LONGEST_PLAN_LINE,
  MOST_PLAN_LINES,
  PLAN_PARTS,
} from '../../../../shared/preferences/preferences.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { LinesField } from '../../../../shared/ui/field/lines-field.tsx'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { useEditPreferences } from '../../shell/later/preferences/use-edit-preferences.ts'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

interface PlanSheetProps {
  /** As it would be if it were saved. */
  plan: FlarePlan
  onChange: (plan: FlarePlan) => void
  onClose: (saved: boolean) => void
}

/** The person's plan to write: in their own words, or by tapping ours. */
export function PlanSheet({ plan, onChange, onClose }: PlanSheetProps) {
  const { mutate, isPending } = useEditPreferences()
  const words = text.plan
  const save = () => mutate({ flarePlan: plan }, { onSuccess: () => onClose(true) })

  return (
    <Sheet
      open
      title={words.title}
      onClose={() => onClose(false)}
      footer={
        <Button wide busy={isPending} busyLabel={words.saving} onClick={save}>
          {words.save}
        </Button>
      }
    >
      {PLAN_PARTS.map((part) => {
        const { title, suggestions } = words.parts[part]
        const lines = plan[part]
        const set = (next: readonly string[]) => onChange({ ...plan, [part]: next })
        const more = lines.length < MOST_PLAN_LINES ? suggestions.filter((each) => !lines.includes(each)) : []
        return (
          <div key={part} className={styles['part']}>
            <LinesField
              label={title}
              hint={words.hint}
              most={MOST_PLAN_LINES}
              longest={LONGEST_PLAN_LINE}
              value={lines}
              onChange={(next) => set(next ?? [])}
            />
            <div className={styles['suggestions']} role="group" aria-label={words.suggestions(title)}>
              {more.map((each) => (
                <Button key={each} variant="secondary" onClick={() => set([...lines, each])}>
                  <span aria-hidden="true">+</span> {each}
                </Button>
              ))}
            </div>
          </div>
        )
      })}
    </Sheet>
  )
}
