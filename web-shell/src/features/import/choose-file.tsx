import { type ChangeEvent, useRef } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { useConnectionHealth } from '../../shell/first/api/connection.ts'
import styles from './import.module.css'
import type { RefusedFile } from './read-json.ts'
import { text } from './text.ts'

interface ChooseFileProps {
  refused: RefusedFile | undefined
  onChoose: (file: File) => void
}

/** Chooses a file, and says why the last one could not be read. */
export function ChooseFile({ refused, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const isOffline = useConnectionHealth() === 'offline'
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) onChoose(file)
  }
  const words = refused && text.problems[refused.problem]
  return (
    <>
      <p>{text.what}</p>
      <p className={styles['quiet']}>{text.kinds}</p>
      {isOffline && <Notice title={text.offline.title}>{text.offline.text}</Notice>}
      {words && (
        <Notice title={words.title}>
          {words.text}
          {refused.where ? ` ${text.where(refused.where)}` : ''}
        </Notice>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.choose}
        accept=".json,.csv,.txt,.tsv,application/json,text/csv,text/plain"
        onChange={change}
      />
      <Button wide disabled={isOffline} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
    </>
  )
}
