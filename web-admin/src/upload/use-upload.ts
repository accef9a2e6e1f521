import { useEffect, useRef, useState } from 'react'
import { useMutation } from '../../../shared/ui/query.ts'
import { useShell } from '../../../shared/ui/shell.tsx'
import { uploadsApi } from '../../../shared/uploads/api.ts'
import type { PresignedPost, Refusal, UploadState } from '../../../shared/uploads/schema.ts'
import { postFile } from './post-file.ts'
import { untilChecked } from './until-checked.ts'

/** A file, with the id under which it is sent, however often that is tried. */
interface Chosen {
  file: File
  attempt: string
}

type Ready = Extract<UploadState, { state: 'ready' }>

/** The service has checked the file and refused it. */
export class FileRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Sends a file and waits until it was checked. After a failure the file stays chosen, and `retry` goes on where that is
 * possible. `begin` asks the service for a signed form; `onReady` gets what the file has become, and the id of the upload.
 */
export function useUpload(
  begin: (attempt: string, file: File) => Promise<PresignedPost>,
  onReady: (ready: Ready, attempt: string) => void,
) {
  const { call, refusalOf } = useShell()
  const [chosen, setChosen] = useState<Chosen>()
  /** The sent part, from 0 to 1; `undefined` before and after. */
  const [sent, setSent] = useState<number>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const ask = (id: string) => call(uploadsApi.read, { params: { id } })

  /** What an earlier try has led to: its file may have arrived although the connection was lost. */
  const askAgain = (id: string): Promise<UploadState> =>
    ask(id).catch((error: unknown) => {
      if (refusalOf(error)?.code === 'not-found') return { state: 'waiting' }
      throw error
    })

  const upload = useMutation({
    mutationFn: async ({ file, attempt, isRetry }: Chosen & { isRetry: boolean }) => {
      const { signal } = leaving.current ?? new AbortController()
      const earlier = isRetry ? await askAgain(attempt) : undefined
      if (earlier && earlier.state !== 'waiting') return earlier
      setSent(0)
      try {
        await postFile(await begin(attempt, file), file, { onProgress: setSent, signal })
      } finally {
        setSent(undefined)
      }
      return untilChecked(() => ask(attempt), signal)
    },
    onSuccess: (outcome, { attempt }) => {
      if (outcome.state === 'ready') {
        setChosen(undefined)
        onReady(outcome, attempt)
      }
    },
    meta: { staysOnScreen: true },
  })

  const start = (next: Chosen, isRetry: boolean) => {
    setChosen(next)
    upload.mutate({ ...next, isRetry })
  }
  const { data } = upload
  return {
    file: chosen?.file,
    sent,
    isBusy: upload.isPending,
    /** Why it failed; `null` as long as it has not. */
    error: data?.state === 'refused' ? new FileRefused(data.reason) : upload.error,
    send: (file: File) => start({ file, attempt: crypto.randomUUID().replaceAll('-', '') }, false),
    retry: () => chosen && start(chosen, true),
    reset: () => {
      setChosen(undefined)
      upload.reset()
    },
  }
}
