import { audioApi } from '../../../../shared/audio/api.ts'
import type { ManagedRecording } from '../../../../shared/audio/schema.ts'
import { useMutation, useQueryClient } from '../../../../shared/ui/query.ts'
import { readAgain } from '../../../../shared/ui/read-again.ts'
import { useNavigate } from '../../../../shared/ui/router.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { AUDIO, manageQuery } from './queries.ts'
import { formText } from './text.ts'
import { addressOf, type RecordingDraft } from './use-recording-draft.ts'

/**
 * Saves a draft, based on the version that the admin saw, and returns to the list. A failed save keeps the draft. If the
 * recording was changed meanwhile, it is loaded, so that the form shows it.
 */
export function useSaveRecording(stored: ManagedRecording | undefined, draft: RecordingDraft) {
  const shell = useShell()
  const { call, notify, refusalOf } = shell
  const client = useQueryClient()
  const navigate = useNavigate()

  function send(basedOn: number) {
    if (stored) {
      const { file, ...changes } = draft.fields
      const body = { ...changes, basedOn, ...(file?.upload && { upload: file.upload }) }
      return call(audioApi.edit, { params: { id: stored.id }, body })
    }
    const { file, hidden: _, ...written } = draft.values
    return call(audioApi.create, { body: { ...written, attempt: draft.attempt, upload: file?.upload ?? '' } })
  }

  async function showStored(error: unknown) {
    if (refusalOf(error)?.code !== 'recording-changed') throw error
    const library = await call(audioApi.manage)
    client.setQueryData(manageQuery(shell).queryKey, library)
    if (stored || !library.recordings.some(({ id }) => id === draft.attempt)) throw error
    // An earlier try has added the recording although its reply was lost, and the admin has written more since.
    draft.moveToStored()
    await navigate(addressOf(draft.attempt))
    return undefined
  }

  return useMutation({
    mutationFn: (basedOn: number) => send(basedOn).catch(showStored),
    meta: { staysOnScreen: true },
    onSuccess: async (saved) => {
      if (!saved) return
      draft.clear()
      notify({ title: stored ? formText.saved : formText.added })
      await navigate('/admin?audio')
      await readAgain(client, AUDIO)
    },
  })
}
