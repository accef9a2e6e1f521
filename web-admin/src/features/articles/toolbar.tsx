import link from 'icon:link-simple'
import list from 'icon:list-bullets'
import quote from 'icon:quotes'
import bold from 'icon:text-b'
import heading from 'icon:text-h'
import italic from 'icon:text-italic'
import type { RefObject } from 'react'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import styles from './manage.module.css'
import { formText } from './text.ts'

/** What each button puts around the selection; a line starts with `before` if there is no `after`. */
const MARKS = [
  { label: formText.marks.heading, icon: heading, before: '## ', after: '' },
  { label: formText.marks.bold, icon: bold, before: '**', after: '**' },
  { label: formText.marks.italic, icon: italic, before: '*', after: '*' },
  { label: formText.marks.link, icon: link, before: '[', after: '](https://)' },
  { label: formText.marks.list, icon: list, before: '- ', after: '' },
  { label: formText.marks.quote, icon: quote, before: '> ', after: '' },
] as const

/** Puts a Markdown mark around the selection of a text, or before its line. */
function withMark(text: string, from: number, to: number, { before, after }: (typeof MARKS)[number]): string {
  const start = after ? from : text.lastIndexOf('\n', from - 1) + 1
  return text.slice(0, start) + before + text.slice(start, to) + after + text.slice(to)
}

interface ToolbarProps {
  /** The element that contains the text area. */
  fieldRef: RefObject<HTMLElement | null>
  onChange: (content: string) => void
}

/** Buttons for the Markdown that articles use. */
export function Toolbar({ fieldRef, onChange }: ToolbarProps) {
  function apply(mark: (typeof MARKS)[number]) {
    const area = fieldRef.current?.querySelector('textarea')
    if (!area) return
    const { value, selectionStart, selectionEnd } = area
    onChange(withMark(value, selectionStart, selectionEnd, mark))
    const caret = selectionEnd + mark.before.length
    area.focus()
    // By the next frame, React has written the new text.
    requestAnimationFrame(() => area.setSelectionRange(caret, caret))
  }
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={formText.marks.label}>
      {MARKS.map((mark) => (
        <button
          key={mark.label}
          type="button"
          className={buttonClass('icon')}
          aria-label={mark.label}
          title={mark.label}
          onClick={() => apply(mark)}
        >
          <Icon of={mark.icon} />
        </button>
      ))}
    </div>
  )
}
