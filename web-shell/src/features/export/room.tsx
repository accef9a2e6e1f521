import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { ProgressBar } from '../../../../shared/ui/progress/progress-bar.tsx'
import { ConnectionError } from '../../shell/first/api/api-problem.ts'
import { useConnectionHealth } from '../../shell/first/api/connection.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { canShare, saveFile, shareFile } from '../../shell/later/files/save-file.ts'
import { SuccessNotice } from '../../shell/later/form/success-notice.tsx'
import { AskForProof, isProofNeeded } from '../../shell/later/session/ask-for-proof.tsx'
import styles from './export.module.css'
import { text } from './text.ts'
import { UnsentEdits } from './unsent-edits.tsx'
import { useExport } from './use-export.ts'

const HERE = '/settings?room=export'

/** Takes everything along that is stored about the user, as a file. Source: requirement PROF-03. */
export function ExportRoom() {
  const { state, begin, resume } = useExport()
  const isOffline = useConnectionHealth() === 'offline'
  return (
    <div className={styles['room']}>
      <p>{text.what}</p>
      {isOffline && state.step === 'ready' && <Notice title={text.offline.title}>{text.offline.text}</Notice>}
      {state.step === 'ready' && <UnsentEdits />}
      {(state.step === 'ready' || state.step === 'saved') && (
        <div className={styles['choices']}>
          <div className={styles['choice']}>
            <h3>{text.json.title}</h3>
            <p className={styles['quiet']}>{text.json.text}</p>
            <Button wide disabled={isOffline} onClick={() => begin('json')}>
              {text.json.submit}
            </Button>
          </div>
          <div className={styles['choice']}>
            <h3>{text.csv.title}</h3>
            <p className={styles['quiet']}>{text.csv.text}</p>
            <Button variant="secondary" wide disabled={isOffline} onClick={() => begin('csv')}>
              {text.csv.submit}
            </Button>
          </div>
        </div>
      )}
      {(state.step === 'running' || state.step === 'interrupted') && (
        <ProgressBar
          value={Math.min(state.done, state.total)}
          max={Math.max(state.total, 1)}
          label={text.progress(state.done, Math.max(state.total, state.done))}
        />
      )}
      {state.step === 'interrupted' && <Interruption error={state.error} onResume={resume} />}
      {state.step === 'saved' && <Saved file={state.file} />}
      <p className={styles['quiet']}>{text.leavesOut}</p>
    </div>
  )
}

function Interruption({ error, onResume }: { error: unknown; onResume: () => void }) {
  if (isProofNeeded(error)) return <AskForProof next={HERE} onProven={onResume} />
  const words = error instanceof ConnectionError ? text.interrupted : wordsFor(error)
  return (
    <Notice title={words.title} actions={<Button onClick={onResume}>{text.resume}</Button>}>
      {words.text}
    </Notice>
  )
}

function Saved({ file }: { file: File }) {
  return (
    <div className={styles['choice']}>
      <SuccessNotice title={text.saved.title} text={text.saved.text(file.name)} />
      <div className={styles['buttons']}>
        <Button variant="quiet" onClick={() => saveFile(file)}>
          {text.saved.again}
        </Button>
        {canShare(file) && (
          <Button variant="quiet" onClick={() => void shareFile(file)}>
            {text.saved.share}
          </Button>
        )}
      </div>
    </div>
  )
}
