import { useRef } from 'react'
import {
  type FlarePlan,
  MAX_PLAN_LINE_LENGTH,
  MAX_PLAN_LINES,
  PLAN_PARTS,
} from '../../../../shared/preferences/preferences.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { LinesField } from '../../../../shared/ui/field/lines-field.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { useEditPreferences } from '../../shell/later/preferences/use-edit-preferences.ts'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

interface PlanSheetProps {
  /** The plan as typed so far. */
  plan: FlarePlan
  onChange: (plan: FlarePlan) => void
  onClose: (saved: boolean) => void
}

/** The sheet in which the user writes the plan, by typing or by tapping suggestions. */
export function PlanSheet({ plan, onChange, onClose }: PlanSheetProps) {
  const { mutate, isPending } = useEditPreferences()
  const words = text.plan
  const fieldsRef = useRef<HTMLDivElement>(null)
  const save = () =>
    focusFirstInvalid(fieldsRef.current) || mutate({ flarePlan: plan }, { onSuccess: () => onClose(true) })

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
      <div ref={fieldsRef} className={styles['part']}>
        {PLAN_PARTS.map((part) => {
          const { title, suggestions } = words.parts[part]
          const lines = plan[part]
          const setLines = (next: readonly string[]) => onChange({ ...plan, [part]: next })
          const unused = lines.length < MAX_PLAN_LINES ? suggestions.filter((line) => !lines.includes(line)) : []
          return (
            <div key={part} className={styles['part']}>
              <LinesField
                label={title}
                hint={words.hint}
                maxTexts={MAX_PLAN_LINES}
                maxTextLength={MAX_PLAN_LINE_LENGTH}
                value={lines}
                onChange={(next) => setLines(next ?? [])}
              />
              <div className={styles['suggestions']} role="group" aria-label={words.suggestions(title)}>
                {unused.map((suggestion) => (
                  <Button key={suggestion} variant="secondary" onClick={() => setLines([...lines, suggestion])}>
                    <span aria-hidden="true">+</span> {suggestion}
                  </Button>
                ))}
              </div>
            </div>
          )
        })}
      </div>
    </Sheet>
  )
}
