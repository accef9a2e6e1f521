import { ALERT_MODES, FLARE_CONDITIONS, type FlareSettings } from '../../../../../shared/days/flare/flare.ts'
import { FIELDS } from '../../../../../shared/days/model/fields.ts'
import { Chips } from '../../../../../shared/ui/choice/chips.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { text } from './text.ts'
import { Threshold } from './threshold.tsx'

interface FlareSensitivityProps {
  settings: FlareSettings
  onChange: (settings: Partial<FlareSettings>) => Promise<unknown>
}

/** What makes a day count as a flare. Source: requirement FLARE-06. */
export function FlareSensitivity({ settings, onChange }: FlareSensitivityProps) {
  const words = text.flare
  return (
    <>
      <ChoiceChips
        label={words.mode}
        required
        options={ALERT_MODES}
        labelOf={(mode) => words.modes[mode]}
        value={settings.alertMode}
        onChange={(alertMode) => alertMode && onChange({ alertMode })}
      />
      {settings.alertMode !== 'manual' && (
        <>
          <Chips
            label={words.conditions.label}
            hint={settings.conditions.length ? undefined : words.conditions.none}
            options={FLARE_CONDITIONS}
            labelOf={(condition) => words.conditions.words[condition]}
            value={settings.conditions}
            onChange={(conditions) => onChange({ conditions: conditions ?? [] })}
          />
          <Threshold
            {...words.pain}
            max={FIELDS.painLevel.max}
            value={settings.painThreshold}
            onChange={(painThreshold) => onChange({ painThreshold })}
          />
          <Threshold
            {...words.urgency}
            max={FIELDS.urgencyLevel.max}
            value={settings.urgencyThreshold}
            onChange={(urgencyThreshold) => onChange({ urgencyThreshold })}
          />
          <Switch
            {...words.sudden}
            value={settings.suddenIncreaseOnly}
            onChange={(suddenIncreaseOnly) => onChange({ suddenIncreaseOnly })}
          />
        </>
      )}
      <Switch
        {...words.tips}
        value={settings.manualTipsOnly}
        onChange={(manualTipsOnly) => onChange({ manualTipsOnly })}
      />
    </>
  )
}
