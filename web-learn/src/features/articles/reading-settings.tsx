import aa from 'icon:text-aa'
import { useId, useState } from 'react'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { useShell, useTheme } from '../../../../shared/ui/shell.tsx'
import styles from './articles.module.css'
import { articleText } from './text.ts'

const SIZES = ['small', 'medium', 'large'] as const
type Size = (typeof SIZES)[number]

const STORAGE_KEY = 'text-size'

function readStoredSize(): Size {
  try {
    return SIZES.find((size) => size === localStorage.getItem(STORAGE_KEY)) ?? 'medium'
  } catch {
    return 'medium'
  }
}

/** The text size of articles, stored on this device. */
export function useTextSize(): [size: Size, choose: (size: Size) => void] {
  const [size, setSize] = useState(readStoredSize)
  const choose = (next: Size) => {
    setSize(next)
    try {
      localStorage.setItem(STORAGE_KEY, next)
    } catch {
      // The browser blocks storage: the choice lasts until the article is closed.
    }
  }
  return [size, choose]
}

/** Chooses the theme and the text size. Source: requirement LEARN-05. */
export function ReadingSettings({ size, onSize }: { size: Size; onSize: (size: Size) => void }) {
  const id = useId()
  const { chooseTheme } = useShell()
  const theme = useTheme()
  const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass('icon')} aria-label={articleText.settings}>
        <Icon of={aa} />
      </button>
      <div id={id} popover="auto" className={styles['settings']}>
        <Segmented
          label={articleText.size}
          options={SIZES}
          value={size}
          labelOf={(each) => articleText.sizes[each]}
          onChange={onSize}
        />
        <Button variant="secondary" onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
          {isDark ? articleText.light : articleText.dark}
        </Button>
      </div>
    </>
  )
}
