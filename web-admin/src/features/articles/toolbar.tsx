import picture from 'icon:image'
import link from 'icon:link-simple'
import list from 'icon:list-bullets'
import quote from 'icon:quotes'
import bold from 'icon:text-b'
import heading from 'icon:text-h'
import italic from 'icon:text-italic'
import { type RefObject, useEffect, useState } from 'react'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { ContentImage } from './image/content-image.tsx'
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
  /** Gets a function that adds an image to the text. */
  imageRef: RefObject<((file: File) => void) | undefined>
  onChange: (content: string) => void
}

/** Buttons for the Markdown that articles use. */
export function Toolbar({ fieldRef, imageRef, onChange }: ToolbarProps) {
  /** The place in the text where an image is being added, and the file if there is one. */
  const [adding, setAdding] = useState<{ at: number; file?: File }>()
  const caretAt = () => fieldRef.current?.querySelector('textarea')?.selectionEnd ?? 0
  useEffect(() => {
    imageRef.current = (file) => setAdding({ at: caretAt(), file })
  })

  /** An image stands in a paragraph of its own. */
  function insertImage(markdown: string) {
    const { value = '' } = fieldRef.current?.querySelector('textarea') ?? {}
    const at = adding?.at ?? value.length
    const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()]
    onChange([before, markdown, after].filter(Boolean).join('\n\n'))
    setAdding(undefined)
  }

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
    <>
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
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={formText.marks.image}
          title={formText.marks.image}
          onClick={() => setAdding({ at: caretAt() })}
        >
          <Icon of={picture} />
        </button>
      </div>
      {adding && <ContentImage initial={adding.file} onClose={() => setAdding(undefined)} onInsert={insertImage} />}
    </>
  )
}
