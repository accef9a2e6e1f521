import { type ClipboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { MAX_LENGTHS, type ManagedArticle } from '../../../../shared/articles/schema.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import { TextArea } from '../../../../shared/ui/field/text-area.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { ConflictPanel } from './diff/conflicts.tsx'
import { useConflicts } from './diff/use-conflicts.ts'
import { type FieldErrors, findFieldErrors, findNewArticleErrors } from './draft.ts'
import { DraftOffer } from './draft-offer.tsx'
import { saveErrorText } from './error-text.ts'
import { ImageField } from './image/image-field.tsx'
import styles from './manage.module.css'
import { findOriginErrors, hasOrigin } from './origin.ts'
import { OriginSheet } from './origin-sheet.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { Preview } from './preview.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { dueText } from './review-due.ts'
import { conflictText, formText, originText } from './text.ts'
import { Toolbar } from './toolbar.tsx'
import { useArticleDraft } from './use-article-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useSaveArticle } from './use-save-article.ts'
import { toImage, type Values } from './values.ts'

/** On a narrow screen, one of them is shown. */
const VIEWS = ['write', 'preview'] as const

interface ArticleFormProps {
  stored?: ManagedArticle
  /** The id of a new article that was begun on another device. */
  draftId?: string | undefined
}

/** The form of an article; without `stored`, of a new one. Its draft survives a change of screen. Source: requirement ADM-02. */
export function ArticleForm({ stored, draftId }: ArticleFormProps) {
  const shell = useShell()
  const draft = useArticleDraft(stored, draftId)
  const kept = useKeptDraft(draft, draftId !== undefined)
  const { values, change } = draft
  const conflicts = useConflicts(draft)
  const [isUndecided, setUndecided] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [view, setView] = useState<(typeof VIEWS)[number]>('write')
  const formRef = useRef<HTMLFormElement>(null)
  const save = useSaveArticle({ stored, draft, conflicts, onSaved: kept.end })
  const [sheet, setSheet] = useState<'ask' | 'edit'>()
  const hasOriginErrors = Object.keys(findOriginErrors(values)).length > 0
  const isSaidWhence = hasOrigin(values)
  const goesLive = willGoLive(values, stored)
  // A new article is published at once.
  const willPublish = values.published && !stored?.published

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending) return
    const nextErrors = stored ? findFieldErrors(values) : findNewArticleErrors(values)
    setFieldErrors(nextErrors)
    setUndecided(!conflicts.isDecided)
    const isComplete = !Object.keys(nextErrors).length
    if (isComplete && conflicts.isDecided && (goesLive || hasOriginErrors)) return setSheet('ask')
    if (isComplete) return conflicts.isDecided && save.mutate()
    setView('write')
    // By the next frame, React has marked the invalid fields.
    requestAnimationFrame(() => focusFirstInvalid(formRef.current))
  }

  function endSheet() {
    if (sheet === 'ask' && (hasOriginErrors || !isSaidWhence)) return
    setSheet(undefined)
    if (sheet === 'ask') save.mutate()
  }

  function cancel() {
    draft.clear()
    kept.end()
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
      <div className={styles['columns']} data-view={conflicts.isDecided ? view : 'write'} inert={save.isPending}>
        <div className={styles['form']}>
          <DraftOffer kept={kept} hasOwn={draft.hasChanges} />
          {conflicts.conflicts && (
            <ConflictPanel key={conflicts.decidedVersion} conflicts={conflicts.conflicts} values={values} />
          )}
          <TextFields values={values} set={change} fieldErrors={fieldErrors} />
          <PlacementFields values={values} set={change} iconError={fieldErrors.icon} />
          <PublicationFields values={values} set={change} error={fieldErrors.publishAt} />
          <TextField
            type="date"
            label={originText.reviewBy}
            hint={dueText(stored?.reviewBy) ?? originText.reviewByHint}
            value={values.reviewBy}
            onChange={({ target: { value } }) => change({ reviewBy: value })}
          />
          <Button variant="secondary" onClick={() => setSheet('edit')}>
            {originText.title}
          </Button>
          {save.error && <Notice title={saveErrorText(save.error, shell)}>{formText.typedStays}</Notice>}
          {isUndecided && !conflicts.isDecided && <Notice title={conflictText.undecided}>{formText.typedStays}</Notice>}
        </div>
        <Preview values={values} stored={stored} />
      </div>
      <OriginSheet
        open={sheet !== undefined}
        values={values}
        set={change}
        asks={sheet === 'ask' && !isSaidWhence}
        doneLabel={sheet === 'ask' ? (willPublish ? formText.publish : formText.save) : originText.done}
        onDone={endSheet}
        onClose={() => setSheet(undefined)}
      />
      <div className={styles['bar']}>
        <Button type="submit" busy={save.isPending} busyLabel={formText.saving}>
          {willPublish ? formText.publish : formText.save}
        </Button>
        <Link to="/learn/manage" className={buttonClass('quiet')} onClick={cancel}>
          {formText.cancel}
        </Link>
        {draft.hasChanges && <p className={styles['kept']}>{formText.kept[kept.state]}</p>}
      </div>
    </form>
  )
}

/** Whether a save publishes the article, or sets the time at which it will be. */
const willGoLive = ({ published, publishAt }: Values, stored: ManagedArticle | undefined) =>
  published ? !stored?.published : publishAt !== null && publishAt !== (stored?.publishAt ?? null)

interface TextFieldsProps {
  values: Values
  set: (change: Partial<Values>) => void
  fieldErrors: FieldErrors
}

/** Title, summary, image and content. */
function TextFields({ values, set, fieldErrors }: TextFieldsProps) {
  const contentRef = useRef<HTMLDivElement>(null)
  const imageRef = useRef<(file: File) => void>(undefined)

  /** An image that is pasted into the text is added to it. */
  function takeImage(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    imageRef.current?.(file)
  }

  return (
    <>
      <TextField
        label={formText.title}
        value={values.title}
        maxLength={MAX_LENGTHS.title}
        error={fieldErrors.title}
        onChange={({ target: { value } }) => set({ title: value })}
      />
      <TextArea
        label={formText.summary}
        value={values.summary}
        maxLength={MAX_LENGTHS.summary}
        error={fieldErrors.summary}
        onChange={(summary) => set({ summary })}
      />
      <ImageField
        value={toImage(values)}
        altError={fieldErrors.alt}
        onChange={(image) => set({ imageSrc: image?.src ?? '', imageAlt: image?.alt ?? '' })}
      />
      <div ref={contentRef} className={styles['content']} onPaste={takeImage}>
        <TextArea
          label={formText.content}
          hint={formText.contentHint}
          toolbar={<Toolbar fieldRef={contentRef} imageRef={imageRef} onChange={(content) => set({ content })} />}
          value={values.content}
          maxLength={MAX_LENGTHS.content}
          rows={16}
          error={fieldErrors.content}
          onChange={(content) => set({ content })}
        />
      </div>
    </>
  )
}
