import { type ManagedFilter, STATES } from '../../../../../shared/articles/managed-list.ts'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import styles from '../manage.module.css'
import { filterText } from '../text.ts'

/** Chooses which articles the list shows. */
export function FilterFields({ filter, set }: { filter: ManagedFilter; set: (filter: ManagedFilter) => void }) {
  return (
    <div className={styles['filter']}>
      <TextField
        type="search"
        label={filterText.words}
        value={filter.words}
        onChange={({ target: { value } }) => set({ ...filter, words: value })}
      />
      <ChoiceChips
        label={filterText.state}
        options={STATES}
        value={filter.state}
        required
        labelOf={(state) => filterText.states[state]}
        onChange={(state) => state && set({ ...filter, state })}
      />
    </div>
  )
}
