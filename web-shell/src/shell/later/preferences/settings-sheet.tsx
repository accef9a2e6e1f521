import type { ActiveCustomItems } from '../../../../../shared/custom/rules.ts'
import type { Preferences } from '../../../../../shared/preferences/preferences.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { CustomFields } from '../custom/custom-fields.tsx'
import { text as customText } from '../custom/text.ts'
import { FlareSensitivity } from './flare-sensitivity.tsx'
import styles from './preferences.module.css'
import { text } from './text.ts'
import { TrackedSections } from './tracked-sections.tsx'
import { useEditPreferences } from './use-edit-preferences.ts'

interface SettingsSheetProps {
  preferences: Preferences
  /** The user's custom items. */
  custom: ActiveCustomItems
  onClose: () => void
}

/** The settings of tracking and flares. Every change is saved at once. Source: requirement LOG-13. */
export function SettingsSheet({ preferences, custom, onClose }: SettingsSheetProps) {
  const { edit } = useEditPreferences()
  return (
    <Sheet open title={text.title} onClose={onClose} doneLabel={text.done}>
      <div className={styles['part']}>
        <h3>{text.sections.title}</h3>
        <p className={styles['quiet']}>{text.sections.hint}</p>
        <TrackedSections sections={preferences.sections} onChange={(sections) => edit({ sections })} />
      </div>
      <div className={styles['part']}>
        <h3>{customText.title}</h3>
        <p className={styles['quiet']}>{customText.hint}</p>
        <CustomFields custom={custom} />
      </div>
      <div className={styles['part']}>
        <h3>{text.flare.title}</h3>
        <p className={styles['quiet']}>{text.flare.hint}</p>
        <FlareSensitivity settings={preferences.flare} onChange={(flare) => edit({ flare })} />
      </div>
    </Sheet>
  )
}
