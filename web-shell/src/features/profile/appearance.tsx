import { Card } from '../../../../shared/ui/card.tsx'
import { chooseTheme, THEMES, useTheme } from '../../shell/theme.ts'
import styles from './profile.module.css'
import { text } from './text.ts'

export function Appearance() {
  const theme = useTheme()
  return (
    <Card>
      <h2 id="appearance">{text.appearance}</h2>
      <div className={styles['choices']} role="radiogroup" aria-labelledby="appearance">
        {THEMES.map((choice) => (
          <label key={choice} className={styles['choice']}>
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
            />
            {text.themes[choice]}
          </label>
        ))}
      </div>
    </Card>
  )
}
