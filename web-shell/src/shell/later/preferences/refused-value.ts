import { flushSync } from 'react-dom'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'

/**
 * Whether the open sheet has a value that cannot be saved, which then gets the focus. A typed value is checked when its
 * field loses the focus. A browser that closes the sheet by force is not stopped.
 */
export function hasRefusedValue(): boolean {
  const sheet = document.querySelector('dialog[open]')
  if (sheet?.contains(document.activeElement)) flushSync(() => (document.activeElement as HTMLElement).blur())
  return focusFirstInvalid(sheet)
}
