import { type SubmitEvent, useRef, useState } from 'react'
import { LONGEST } from '../../../../shared/articles/schema.ts'
import { CATEGORIES, SECTION_IDS } from '../../../../shared/articles/sections.ts'
import { sectionText } from '../../../../shared/articles/text.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { TextArea } from '../../../../shared/ui/field/text-area.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import { useAccount, useShell, useUnsent } from '../../../../shared/ui/shell.tsx'
import { type Draft, type Faults, faultsOf } from './draft.ts'
import { whyNotSaved } from './failure.ts'
import styles from './manage.module.css'
import { Preview } from './preview.tsx'
import { formText } from './text.ts'
import { type Target, useSaveArticle } from './use-save-article.ts'

interface ArticleFormProps {
  /** What is stored, or what a new one begins with. */
  stored: Draft
  target: Target
}

/** All that an editor writes of an article. What is typed outlives a change of screen. Source: requirement ADM-02. */
export function ArticleForm({ stored, target }: ArticleFormProps) {
  const shell = useShell()
  const place = `/learn/manage?edit=${'id' in target ? target.id : 'new'}`
  const { value: draft, write } = useUnsent(useAccount(), place, stored)
  const [faults, setFaults] = useState<Faults>({})
  const formRef = useRef<HTMLFormElement>(null)
  const save = useSaveArticle(target, () => write(stored))
  const set = (change: Partial<Draft>) => write({ ...draft, ...change })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending) return
    const found = faultsOf(draft)
    setFaults(found)
    if (!Object.keys(found).length) return save.mutate(draft)
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        label={formText.title}
        value={draft.title}
        maxLength={LONGEST.title}
        error={faults.title}
        onChange={({ target: { value } }) => set({ title: value })}
      />
      <TextArea
        label={formText.summary}
        value={draft.summary}
        maxLength={LONGEST.summary}
        error={faults.summary}
        onChange={(summary) => set({ summary })}
      />
      <TextArea
        label={formText.content}
        hint={formText.contentHint}
        value={draft.content}
        maxLength={LONGEST.content}
        rows={16}
        error={faults.content}
        onChange={(content) => set({ content })}
      />
      <Preview content={draft.content} />
      <Place draft={draft} set={set} />
      {'id' in target && (
        <Switch
          label={formText.published}
          hint={formText.publishedHint}
          value={draft.published}
          onChange={(published) => set({ published })}
        />
      )}
      {save.error && <Notice title={whyNotSaved(save.error, shell)}>{formText.typedStays}</Notice>}
      <div className={styles['actions']}>
        <Button type="submit" busy={save.isPending} busyLabel={formText.saving}>
          {formText.save}
        </Button>
        <Link to="/learn/manage" className={buttonClass('secondary')} onClick={() => write(stored)}>
          {formText.cancel}
        </Link>
      </div>
    </form>
  )
}

/** Where the article stands in the hub, and how it is found. */
function Place({ draft, set }: { draft: Draft; set: (change: Partial<Draft>) => void }) {
  return (
    <>
      <ChoiceChips
        label={formText.category}
        options={CATEGORIES}
        value={draft.category}
        required
        onChange={(category) => category && set({ category })}
      />
      <ChoiceChips
        label={formText.section}
        options={SECTION_IDS}
        value={draft.sectionId}
        required
        labelOf={(id) => sectionText[id]}
        onChange={(sectionId) => sectionId && set({ sectionId })}
      />
      <TextField
        label={formText.tags}
        placeholder={formText.tagsHint}
        value={draft.tags}
        onChange={({ target: { value } }) => set({ tags: value })}
      />
      <TextField
        label={formText.minutes}
        inputMode="numeric"
        value={draft.minutes}
        onChange={({ target: { value } }) => set({ minutes: value })}
      />
      <TextField
        label={formText.icon}
        placeholder={formText.iconHint}
        value={draft.icon}
        maxLength={LONGEST.icon}
        onChange={({ target: { value } }) => set({ icon: value })}
      />
      <Switch label={formText.featured} value={draft.featured} onChange={(featured) => set({ featured })} />
    </>
  )
}
