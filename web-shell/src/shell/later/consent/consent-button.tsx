import { Button, type ButtonVariant } from '../../../../../shared/ui/button.tsx'
import { useLazySheet } from '../../first/frame/use-lazy-sheet.ts'
import { text } from './text.ts'

const loadSheet = () => import('./consent-sheet.tsx').then(({ ConsentSheet }) => ConsentSheet)

interface ConsentButtonProps {
  variant?: ButtonVariant
  /** Called when the user has agreed. */
  onAgreed: () => void
}

/** Opens the text about the storing of health data. */
export function ConsentButton({ variant = 'primary', onAgreed }: ConsentButtonProps) {
  const { open, close, isLoading, content: ConsentSheet } = useLazySheet(loadSheet, text.notOpened)
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" busy={isLoading} onClick={open}>
        {text.open}
      </Button>
      {ConsentSheet && <ConsentSheet onClose={close} onAgreed={onAgreed} />}
    </>
  )
}
