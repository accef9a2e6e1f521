import { useEffect, useRef, useState } from 'react'
import { MAX_ITEM_NAME_LENGTH } from '../../../../../shared/custom/rules.ts'
import { FOOD_CATEGORIES } from '../../../../../shared/food/foods/categories.ts'
import { MAX_COMMON_NAMES, MAX_NOTES_LENGTH, MAX_SEVERITY } from '../../../../../shared/food/limits.ts'
import type { CustomFood } from '../../../../../shared/food/schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { FieldError } from '../../../../../shared/ui/field/field.tsx'
import { LinesField } from '../../../../../shared/ui/field/lines-field.tsx'
import { TextArea } from '../../../../../shared/ui/field/text-area.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { useAccount } from '../../../shell/first/session/session.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text as tools } from '../text.ts'
import { checkOwnFood, formOf, type OwnFoodErrors, type OwnFoodForm } from './own-food-form.ts'
import { RemoveFood } from './remove-food.tsx'
import { text } from './text.ts'

const words = text.form

interface OwnFoodSheetProps {
  /** `undefined`: a new one. */
  food: CustomFood | undefined
  others: readonly CustomFood[]
  saving: SaveFood
  onClose: () => void
  /** Called when a change is stored on this device: the row that opened the sheet may have moved. */
  onQueued: () => void
}

/** Adds, changes or deletes an own food. What is typed survives closing the sheet. */
export function OwnFoodSheet({ food, others, saving, onClose, onQueued }: OwnFoodSheetProps) {
  const [empty] = useState(() => formOf(food))
  const key = `own food ${food?.id ?? 'new'}`
  const { value: form, read, write } = useDraftAt<OwnFoodForm>(useAccount(), key, empty)
  const [errors, setErrors] = useState<OwnFoodErrors>({})
  const contentRef = useRef<HTMLDivElement>(null)
  const error = saving.errorOf('save-food') ?? saving.errorOf('remove-food')
  const change = (part: Partial<OwnFoodForm>) => write({ ...read(), ...part })
  useEffect(() => {
    if (errors.name ?? errors.commonNames) focusFirstInvalid(contentRef.current)
  }, [errors])

  const close = () => {
    write(empty)
    onClose()
    onQueued()
  }

  function save() {
    const before = read()
    const checked = checkOwnFood(before, others)
    setErrors('errors' in checked ? checked.errors : {})
    if ('errors' in checked || focusFirstInvalid(contentRef.current)) return
    saving.save({
      what: 'save-food',
      change: (id) => ({ what: 'save-food', food: { id: food?.id ?? id, change: id, ...checked.food } }),
      saved: { title: words.saved },
      onQueued: close,
      onRefused: () => write(before),
    })
  }

  const { severity, ...withoutSeverity } = form
  return (
    <Sheet
      open
      title={food ? text.own.edit : text.own.add}
      onClose={onClose}
      footer={
        <Button wide busy={saving.isSaving('save-food')} busyLabel={tools.saving.busy} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <div ref={contentRef} className={styles['column']}>
        <TextField
          label={words.name}
          value={form.name}
          maxLength={MAX_ITEM_NAME_LENGTH}
          autoComplete="off"
          error={errors.name}
          onChange={({ target }) => {
            setErrors({})
            change({ name: target.value })
          }}
        />
        <ChoiceChips
          label={words.category}
          required
          options={FOOD_CATEGORIES}
          labelOf={(category) => foodText.categories[category]}
          value={form.category}
          onChange={(category = 'other') => change({ category })}
        />
        <LevelSlider
          label={words.severity}
          value={severity}
          max={MAX_SEVERITY}
          endLabels={words.scale}
          onChange={(level) => write(level === undefined ? withoutSeverity : { ...withoutSeverity, severity: level })}
        />
        <TextArea
          label={words.notes}
          value={form.notes}
          rows={2}
          maxLength={MAX_NOTES_LENGTH}
          onChange={(notes) => change({ notes })}
        />
        <div>
          <LinesField
            label={words.commonNames}
            hint={words.commonNamesHint}
            isCommaSeparated
            maxTexts={MAX_COMMON_NAMES}
            maxTextLength={MAX_ITEM_NAME_LENGTH}
            value={form.commonNames.length > 0 ? form.commonNames : undefined}
            onChange={(commonNames = []) => {
              setErrors({})
              change({ commonNames })
            }}
          />
          <div role="alert">
            <FieldError id="common-names" error={errors.commonNames} />
          </div>
        </div>
        {error && <FormError error={error} />}
        {food && <RemoveFood food={food} saving={saving} onQueued={close} />}
      </div>
    </Sheet>
  )
}
