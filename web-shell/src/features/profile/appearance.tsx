import { Card } from '../../../../shared/ui/card.tsx'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import { chooseTheme, THEMES, useTheme } from '../../shell/first/frame/theme.ts'
import { text } from './text.ts'

export function Appearance() {
  const theme = useTheme()
  return (
    <Card>
      <h2>{text.appearance}</h2>
      <Segmented
        label={text.appearance}
        options={THEMES}
        labelOf={(choice) => text.themes[choice]}
        value={theme}
        onChange={chooseTheme}
      />
    </Card>
  )
}
