import { Segmented } from '../../../../../shared/ui/choice/segmented.tsx'
import { chooseTheme, THEMES, useTheme } from '../../../shell/first/frame/theme.ts'
import styles from './settings.module.css'
import { text } from './text.ts'
import { chooseTextSize, TEXT_SIZES, useTextSize } from './text-size.ts'

const words = text.appearance

/** Theme and text size of this device. */
export function Appearance() {
  const theme = useTheme()
  const size = useTextSize()
  return (
    <section className={styles['part']} aria-labelledby="appearance">
      <h2 id="appearance">{words.title}</h2>
      <p className={styles['quiet']}>{words.hint}</p>
      <Segmented
        label={words.theme}
        options={THEMES}
        labelOf={(choice) => words.themes[choice]}
        value={theme}
        onChange={chooseTheme}
      />
      <div className={styles['size']}>
        <p aria-hidden="true">{words.size}</p>
        <Segmented
          label={words.size}
          options={TEXT_SIZES}
          labelOf={(choice) => words.sizes[choice]}
          value={size}
          onChange={chooseTextSize}
        />
      </div>
    </section>
  )
}
