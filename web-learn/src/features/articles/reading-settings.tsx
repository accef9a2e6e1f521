import moon from 'icon:moon'
import sun from 'icon:sun'
import aa from 'icon:text-aa'
import { useId, useState } from 'react'
import { READING_SIZES, type ReadingSize } from '../../../../shared/reading/choices.ts'
import type { ReadingSettings as Settings } from '../../../../shared/reading/reading.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { useShell, useTheme } from '../../../../shared/ui/shell.tsx'
import styles from './articles.module.css'
import { articleText } from './text.ts'
import { useChangeReading, useReading, useScreenTheme } from './use-reading.ts'

type Choice = Settings

/**
 * How articles look: as the user chose on any device, and until then as the app. A choice shows at once, also when this
 * device cannot store it. Source: requirement LEARN-06.
 */
export function useReadingSettings(): { settings: Choice; choose: (choice: Choice) => void } {
  const { notify, reading: services, chooseTheme } = useShell()
  const { reading } = useReading()
  const change = useChangeReading()
  const [chosen, setChosen] = useState<Choice>({})
  const { theme, textSize } = { ...reading.settings, ...chosen }
  const settings = { ...(theme && { theme }), ...(textSize && { textSize }) }
  useScreenTheme(theme)

  function choose(choice: Choice): void {
    setChosen({ ...chosen, ...choice })
    // An older shell has only the app's theme.
    if (!services && choice.theme) return chooseTheme(choice.theme)
    change({ settings: choice }).catch(() => notify(articleText.notKept))
  }

  return { settings, choose }
}

type ReadingSettingsProps = ReturnType<typeof useReadingSettings>

/** Chooses text size and theme. Source: requirement LEARN-05. */
export function ReadingSettings({ settings, choose }: ReadingSettingsProps) {
  const id = useId()
  const appTheme = useTheme()
  const theme = settings.theme ?? appTheme
  const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass('icon')} aria-label={articleText.settings}>
        <Icon of={aa} />
      </button>
      <div id={id} popover="auto" className={styles['settings']}>
        <Segmented<ReadingSize>
          label={articleText.size}
          options={READING_SIZES}
          value={settings.textSize ?? 'medium'}
          labelOf={(each) => articleText.sizes[each]}
          onChange={(textSize) => choose({ textSize })}
        />
      </div>
      <Button
        variant="icon"
        aria-label={isDark ? articleText.light : articleText.dark}
        onClick={() => choose({ theme: isDark ? 'light' : 'dark' })}
      >
        <Icon of={isDark ? sun : moon} />
      </Button>
    </>
  )
}
