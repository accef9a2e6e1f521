import { MAX_LENGTHS } from '../../../../shared/articles/schema.ts'
import { CATEGORIES, SECTION_IDS } from '../../../../shared/articles/sections.ts'
import { sectionText } from '../../../../shared/articles/text.ts'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import styles from './manage.module.css'
import { formText } from './text.ts'
import type { Values } from './values.ts'

interface PlacementFieldsProps {
  values: Values
  set: (change: Partial<Values>) => void
  iconError: string | undefined
}

/** The fields that place the article in the hub and help readers to find it. */
export function PlacementFields({ values, set, iconError }: PlacementFieldsProps) {
  return (
    <>
      <ChoiceChips
        label={formText.category}
        options={CATEGORIES}
        value={values.category}
        required
        onChange={(category) => category && set({ category })}
      />
      <ChoiceChips
        label={formText.section}
        options={SECTION_IDS}
        value={values.sectionId}
        required
        labelOf={(id) => sectionText[id]}
        onChange={(sectionId) => sectionId && set({ sectionId })}
      />
      <div className={styles['pair']}>
        <TextField
          label={formText.tags}
          placeholder={formText.tagsHint}
          value={values.tags}
          onChange={({ target: { value } }) => set({ tags: value })}
        />
        <TextField
          label={formText.minutes}
          inputMode="numeric"
          value={values.minutes}
          onChange={({ target: { value } }) => set({ minutes: value })}
        />
      </div>
      <TextField
        label={formText.icon}
        placeholder={formText.iconHint}
        value={values.icon}
        maxLength={MAX_LENGTHS.icon}
        error={iconError}
        onChange={({ target: { value } }) => set({ icon: value })}
      />
      <Switch label={formText.featured} value={values.featured} onChange={(featured) => set({ featured })} />
    </>
  )
}
