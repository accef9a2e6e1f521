import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { ProgressBar } from '../../../../shared/ui/progress/progress-bar.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { ConnectionError } from '../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { SuccessNotice } from '../../shell/later/form/success-notice.tsx'
import { AskForProof, isProofNeeded } from '../../shell/later/session/ask-for-proof.tsx'
import { ChooseFile } from './choose-file.tsx'
import styles from './import.module.css'
import { NameColumns } from './name-columns.tsx'
import { Preview } from './preview.tsx'
import { Refused } from './refused.tsx'
import { text } from './text.ts'
import { type ImportState, useImport } from './use-import.ts'

const HERE = '/settings?room=import'

/** Brings a file back into the diary. Source: requirement PROF-03. */
export function ImportRoom({ home }: { home: Home }) {
  const { state, choose, compare, apply, resume, startOver } = useImport()
  return (
    <div className={styles['room']}>
      {state.step === 'choose' && <ChooseFile refused={state.refused} onChoose={(file) => void choose(file)} />}
      {state.step === 'reading' && <Spinner label={text.reading} />}
      {state.step === 'name-columns' && <NameColumns table={state.table} onReady={compare} onCancel={startOver} />}
      {state.step === 'running' && <Running {...state} />}
      {state.step === 'interrupted' && (
        <>
          <Running {...state} />
          <Interruption error={state.error} task={state.task} onResume={resume} onCancel={startOver} />
        </>
      )}
      {state.step === 'preview' && <Preview home={home} {...state} onApply={apply} onCancel={startOver} />}
      {state.step === 'done' && (
        <>
          <SuccessNotice title={text.done.title} text={text.done.text(state.result)} />
          <Refused refused={state.result.refused} />
          <Button variant="quiet" onClick={startOver}>
            {text.done.another}
          </Button>
        </>
      )}
    </div>
  )
}

function Running({ task, done, total }: Extract<ImportState, { step: 'running' | 'interrupted' }>) {
  return (
    <>
      <ProgressBar value={done} max={Math.max(total, 1)} label={text.progress[task](done, total)} />
      {task === 'apply' && <p className={styles['quiet']}>{text.mayClose}</p>}
    </>
  )
}

interface InterruptionProps {
  error: unknown
  task: 'preview' | 'apply'
  onResume: () => void
  onCancel: () => void
}

function Interruption({ error, task, onResume, onCancel }: InterruptionProps) {
  if (isProofNeeded(error)) return <AskForProof next={HERE} onProven={onResume} />
  const isConnection = error instanceof ConnectionError
  const words = isConnection ? text.interrupted[task] : wordsFor(error)
  return (
    <Notice
      title={words.title}
      actions={
        <>
          <Button onClick={onResume}>{text.resume}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        </>
      }
    >
      {words.text}
    </Notice>
  )
}
