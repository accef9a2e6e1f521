import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { fromLocalInput, toLocalInput, zoneName } from '../../when.ts'
import { formText } from './text.ts'
import type { Values } from './values.ts'

interface PublicationFieldsProps {
  values: Values
  set: (change: Partial<Values>) => void
  error: string | undefined
}

/** Whether readers have the article, and if not, from when on. Source: requirement ADM-05. */
export function PublicationFields({ values: { published, publishAt }, set, error }: PublicationFieldsProps) {
  return (
    <>
      <Switch
        label={formText.published}
        hint={formText.publishedHint}
        value={published}
        onChange={(next) => set({ published: next, publishAt: null })}
      />
      {!published && (
        <TextField
          type="datetime-local"
          label={formText.publishAt}
          hint={formText.publishAtHint(zoneName())}
          value={publishAt === null ? '' : toLocalInput(publishAt)}
          error={error}
          onChange={({ target: { value } }) => set({ publishAt: fromLocalInput(value) })}
        />
      )}
    </>
  )
}
