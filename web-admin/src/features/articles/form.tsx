import { type ClipboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { MAX_LENGTHS } from '../../../../shared/articles/schema.ts'
import { CATEGORIES, SECTION_IDS } from '../../../../shared/articles/sections.ts'
import { sectionText } from '../../../../shared/articles/text.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { TextArea } from '../../../../shared/ui/field/text-area.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import { useAccount, useDraftAt, useShell } from '../../../../shared/ui/shell.tsx'
import { type Draft, type FieldErrors, findFieldErrors } from './draft.ts'
import { saveErrorText } from './error-text.ts'
import { ImageField } from './image/image-field.tsx'
import styles from './manage.module.css'
import { Preview } from './preview.tsx'
import { formText } from './text.ts'
import { Toolbar } from './toolbar.tsx'
import { type SaveTarget, useSaveArticle } from './use-save-article.ts'

interface ArticleFormProps {
  /** The stored article, or the initial values of a new one. */
  stored: Draft
  target: SaveTarget
}

/** On a narrow screen, one of them is shown. */
const VIEWS = ['write', 'preview'] as const

/** The form of an article. Its draft survives a change of screen. Source: requirement ADM-02. */
export function ArticleForm({ stored, target }: ArticleFormProps) {
  const shell = useShell()
  const address = `/learn/manage?edit=${'id' in target ? target.id : 'new'}`
  const { value: draft, write } = useDraftAt(useAccount(), address, stored)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [view, setView] = useState<(typeof VIEWS)[number]>('write')
  const formRef = useRef<HTMLFormElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const imageRef = useRef<(file: File) => void>(undefined)
  const save = useSaveArticle(target, () => write(stored))
  // A new article is published at once.
  const willPublish = draft.published && !('id' in target && stored.published)
  const set = (change: Partial<Draft>) => write({ ...draft, ...change })

  /** An image that is pasted into the text is added to it. */
  function takeImage(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    imageRef.current?.(file)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending) return
    const nextErrors = findFieldErrors(draft)
    setFieldErrors(nextErrors)
    if (!Object.keys(nextErrors).length) return save.mutate(draft)
    setView('write')
    // By the next frame, React has marked the invalid fields.
    requestAnimationFrame(() => focusFirstInvalid(formRef.current))
  }

  return (
    <form ref={formRef} className={styles['editor']} noValidate onSubmit={submit}>
      <div className={styles['views']}>
        <Segmented
          label={formText.view}
          options={VIEWS}
          value={view}
          labelOf={(each) => formText.views[each]}
          onChange={setView}
        />
      </div>
      {/* What was typed during the save would not be saved. */}
      <div className={styles['columns']} data-view={view} inert={save.isPending}>
        <div className={styles['form']}>
          <TextField
            label={formText.title}
            value={draft.title}
            maxLength={MAX_LENGTHS.title}
            error={fieldErrors.title}
            onChange={({ target: { value } }) => set({ title: value })}
          />
          <TextArea
            label={formText.summary}
            value={draft.summary}
            maxLength={MAX_LENGTHS.summary}
            error={fieldErrors.summary}
            onChange={(summary) => set({ summary })}
          />
          <ImageField
            value={draft.image ?? null}
            altError={fieldErrors.alt}
            onChange={(image) => {
              setFieldErrors(({ alt: _, ...others }) => others)
              set({ image })
            }}
          />
          <div ref={contentRef} className={styles['content']} onPaste={takeImage}>
            <TextArea
              label={formText.content}
              hint={formText.contentHint}
              toolbar={<Toolbar fieldRef={contentRef} imageRef={imageRef} onChange={(content) => set({ content })} />}
              value={draft.content}
              maxLength={MAX_LENGTHS.content}
              rows={16}
              error={fieldErrors.content}
              onChange={(content) => set({ content })}
            />
          </div>
          <PlacementFields draft={draft} set={set} iconError={fieldErrors.icon} />
          {'id' in target && (
            <Switch
              label={formText.published}
              hint={formText.publishedHint}
              value={draft.published}
              onChange={(published) => set({ published })}
            />
          )}
          {save.error && <Notice title={saveErrorText(save.error, shell)}>{formText.typedStays}</Notice>}
        </div>
        <Preview draft={draft} />
      </div>
      <div className={styles['bar']}>
        <Button type="submit" busy={save.isPending} busyLabel={formText.saving}>
          {willPublish ? formText.publish : formText.save}
        </Button>
        <Link to="/learn/manage" className={buttonClass('quiet')} onClick={() => write(stored)}>
          {formText.cancel}
        </Link>
        {draft !== stored && <p className={styles['kept']}>{formText.kept}</p>}
      </div>
    </form>
  )
}

interface PlacementFieldsProps {
  draft: Draft
  set: (change: Partial<Draft>) => void
  iconError: string | undefined
}

/** The fields that place the article in the hub and help readers to find it. */
function PlacementFields({ draft, set, iconError }: PlacementFieldsProps) {
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
      <div className={styles['pair']}>
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
      </div>
      <TextField
        label={formText.icon}
        placeholder={formText.iconHint}
        value={draft.icon}
        maxLength={MAX_LENGTHS.icon}
        error={iconError}
        onChange={({ target: { value } }) => set({ icon: value })}
      />
      <Switch label={formText.featured} value={draft.featured} onChange={(featured) => set({ featured })} />
    </>
  )
}
