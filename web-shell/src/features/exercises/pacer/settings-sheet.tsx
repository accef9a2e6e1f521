import {
  allowedAmount,
  BREATHING_IDS,
  EXERCISES,
  type ExerciseId,
  isBreathing,
  type Length,
} from '../../../../../shared/exercises/exercises.ts'
import { Segmented } from '../../../../../shared/ui/choice/segmented.tsx'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { Stepper } from '../../../../../shared/ui/number/stepper.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { useMediaQuery } from '../../../../../shared/ui/use-media-query.ts'
import { changeBreathingSettings, useBreathingSettings } from '../device-settings.ts'
import { text } from '../text.ts'
import styles from './pacer.module.css'
import { useHasVoice } from './voice.ts'

const words = text.settings

interface SettingsSheetProps {
  exercise: ExerciseId
  onChoose: (exercise: ExerciseId) => void
  onClose: () => void
}

/** How this device guides the breath. Another rhythm begins at once, a change of the rest applies to the running session. */
export function SettingsSheet({ exercise, onChoose, onClose }: SettingsSheetProps) {
  const settings = useBreathingSettings()
  const hasVoice = useHasVoice()
  const prefersLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const length: Length = EXERCISES[exercise].length
  const setAmount = (amount: number | undefined) =>
    amount !== undefined && changeBreathingSettings({ amounts: { ...settings.amounts, [exercise]: amount } })

  return (
    <Sheet open title={words.title} onClose={onClose} doneLabel={words.done}>
      <div className={styles['settings']}>
        {isBreathing(exercise) && (
          <Segmented
            label={words.rhythm}
            options={BREATHING_IDS}
            value={exercise}
            labelOf={(id) => text.rhythms[id]}
            onChange={onChoose}
          />
        )}
        {length.unit !== 'sets' && (
          <Stepper
            label={words.length}
            value={allowedAmount(length, settings.amounts[exercise])}
            min={length.min}
            max={length.max}
            firstAnswer={length.default}
            unit={text.length.unit[length.unit]}
            required
            onChange={setAmount}
          />
        )}
        {hasVoice && (
          <Switch
            label={words.voice}
            hint={words.voiceHint}
            value={settings.voice}
            onChange={(voice) => changeBreathingSettings({ voice })}
          />
        )}
        {'vibrate' in navigator && (
          <Switch label={words.buzz} value={settings.buzz} onChange={(buzz) => changeBreathingSettings({ buzz })} />
        )}
        <Switch
          label={words.words}
          value={settings.words ?? prefersLessMotion}
          onChange={(inWords) => changeBreathingSettings({ words: inWords })}
        />
        <Switch
          label={words.announce}
          value={settings.announce}
          onChange={(announce) => changeBreathingSettings({ announce })}
        />
      </div>
    </Sheet>
  )
}
