import { type DayField, FIELDS } from '../../../../shared/days/fields.ts'
import type { Day } from '../../../../shared/days/schema.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { LevelSlider } from '../../../../shared/ui/level-slider.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { type Draft, type Shown, shown } from './draft.ts'
import { text } from './text.ts'

interface DayFormProps {
  day: Day
  draft: Draft
  /** Hears of a field's new value. */
  onChange: <F extends DayField>(field: F, value: Shown<F>) => void
}

/** A day's fields, each showing what is known of it. */
export function DayForm({ day, draft, onChange }: DayFormProps) {
  return (
    <>
      <Card>
        <LevelSlider
          {...text.pain}
          max={FIELDS.painLevel.max}
          value={shown(day, draft, 'painLevel') ?? undefined}
          onChange={(value) => onChange('painLevel', value ?? null)}
        />
      </Card>
      <Card>
        <LevelSlider
          {...text.urgency}
          max={FIELDS.urgencyLevel.max}
          value={shown(day, draft, 'urgencyLevel') ?? undefined}
          onChange={(value) => onChange('urgencyLevel', value ?? null)}
        />
      </Card>
      <TextArea
        {...text.notes}
        maxLength={FIELDS.notes.longest}
        value={shown(day, draft, 'notes') ?? ''}
        onChange={(value) => onChange('notes', toNote(value))}
      />
    </>
  )
}

/** A note fit for the service: half a character or a NUL cannot be stored. */
function toNote(typed: string): string | null {
  return typed.replaceAll('\0', '').toWellFormed() || null
}
