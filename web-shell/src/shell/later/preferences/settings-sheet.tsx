import type { ActiveCustomItems } from '../../../../../shared/custom/rules.ts'
import { ALERT_MODES, FLARE_CONDITIONS, type FlareSettings } from '../../../../../shared/days/flare/flare.ts'
import { FIELDS } from '../../../../../shared/days/model/fields.ts'
import {
  type Preferences,
  TRACKING_SECTIONS,
  type TrackingSection,
} from '../../../../../shared/preferences/preferences.ts'
import { Chips } from '../../../../../shared/ui/choice/chips.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { CustomFields } from '../custom/custom-fields.tsx'
import { text as customText } from '../custom/text.ts'
import styles from './preferences.module.css'
import { text } from './text.ts'
import { Threshold } from './threshold.tsx'
import { useEditPreferences } from './use-edit-preferences.ts'

const SECTIONS = Object.keys(TRACKING_SECTIONS) as TrackingSection[]

interface SettingsSheetProps {
  preferences: Preferences
  /** The user's custom items. */
  custom: ActiveCustomItems
  onClose: () => void
}

/** The settings of tracking and flares. Every change is saved at once. Source: requirement LOG-13. */
export function SettingsSheet({ preferences, custom, onClose }: SettingsSheetProps) {
  const { mutate: edit } = useEditPreferences()
  return (
    <Sheet open title={text.title} onClose={onClose} doneLabel={text.done}>
      <div className={styles['part']}>
        <h3>{text.sections.title}</h3>
        <p className={styles['quiet']}>{text.sections.hint}</p>
        {SECTIONS.map((section) => {
          const words = text.sections.words[section]
          return (
            words && (
              <Switch
                key={section}
                {...words}
                value={preferences.sections[section]}
                onChange={(value) => edit({ sections: { [section]: value } })}
              />
            )
          )
        })}
      </div>
      <div className={styles['part']}>
        <h3>{customText.title}</h3>
        <p className={styles['quiet']}>{customText.hint}</p>
        <CustomFields custom={custom} />
      </div>
      <FlareSensitivity settings={preferences.flare} onChange={(flare) => edit({ flare })} />
    </Sheet>
  )
}

interface FlareSensitivityProps {
  settings: FlareSettings
  onChange: (settings: Partial<FlareSettings>) => void
}

function FlareSensitivity({ settings, onChange }: FlareSensitivityProps) {
  const words = text.flare
  return (
    <div className={styles['part']}>
      <h3>{words.title}</h3>
      <p className={styles['quiet']}>{words.hint}</p>
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
    </div>
  )
}
