import { useState } from 'react'
import { notify } from '../messages/notify.tsx'
import { text } from './text.ts'

interface Opening<Content> {
  /** What opens the sheet. */
  open: () => void
  close: () => void
  isLoading: boolean
  /** What the sheet shows, while it is open. */
  content: Content | undefined
}

/** A sheet whose content comes when it is first opened, so that its screen stays small. `failed` says that it could not. */
export function useSheet<Content>(load: () => Promise<Content>, failed: string): Opening<Content> {
  const [content, setContent] = useState<Content>()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')

  async function open() {
    setState('loading')
    try {
      const loaded = await load()
      setContent(() => loaded)
      setState('open')
    } catch {
      setState('closed')
      const { again, text: why } = text.notOpened
      notify({ title: failed, text: why, action: { label: again, run: () => void open() } })
    }
  }

  return {
    open: () => void open(),
    close: () => setState('closed'),
    isLoading: state === 'loading',
    content: state === 'open' ? content : undefined,
  }
}
