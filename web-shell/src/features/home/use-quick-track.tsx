import { type ComponentType, type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from '../../../../shared/ui/button.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { notify } from '../../shell/first/messages/notify.tsx'
import { text } from './text.ts'

type QuickTrack = ComponentType<{ home: Home; onClose: () => void }>

/** Loads the sheet that logs today in seconds, which is another feature's. */
export type LoadQuickTrack = () => Promise<QuickTrack>

interface Opening {
  /** The button that opens the sheet. */
  button: (variant: ButtonVariant) => ReactNode
  /** The sheet, while it is open. */
  sheet: ReactNode
}

/** A way to log today without leaving home. The sheet's code comes at the first press, so that home itself stays small. */
export function useQuickTrack(load: LoadQuickTrack, home: Home): Opening {
  const [Sheet, setSheet] = useState<QuickTrack>()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')

  async function open() {
    setState('loading')
    try {
      const loaded = await load()
      setSheet(() => loaded)
      setState('open')
    } catch {
      setState('closed')
      notify({ ...text.quick.failed, action: { label: text.quick.again, run: () => void open() } })
    }
  }

  return {
    button: (variant) => (
      <Button variant={variant} aria-haspopup="dialog" busy={state === 'loading'} onClick={() => void open()}>
        {text.quick.open}
      </Button>
    ),
    sheet: state === 'open' && Sheet && <Sheet home={home} onClose={() => setState('closed')} />,
  }
}
