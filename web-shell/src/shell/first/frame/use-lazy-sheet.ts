import { useState } from 'react'
import { notify } from '../messages/toast.tsx'
import { text } from './text.ts'

interface LazySheet<Content> {
  /** Loads the content and opens the sheet. */
  open: () => void
  close: () => void
  isLoading: boolean
  /** The content of the sheet while it is open. */
  content: Content | undefined
}

/**
 * A sheet whose content loads when it is opened, which keeps the code of its screen small. `failed` is the message
 * when loading fails.
 */
export function useLazySheet<Content>(load: () => Promise<Content>, failed: string): LazySheet<Content> {
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
      const { again, text: explanation } = text.notOpened
      notify({ title: failed, text: explanation, action: { label: again, run: () => void open() } })
    }
  }

  return {
    open: () => void open(),
    close: () => setState('closed'),
    isLoading: state === 'loading',
    content: state === 'open' ? content : undefined,
  }
}
