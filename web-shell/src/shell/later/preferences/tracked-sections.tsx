import {
  type Preferences,
  TRACKING_SECTIONS,
  type TrackingSection,
} from '../../../../../shared/preferences/preferences.ts'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { text } from './text.ts'

const SECTIONS = Object.keys(TRACKING_SECTIONS) as TrackingSection[]

interface TrackedSectionsProps {
  sections: Preferences['sections']
  /** Called with the section that changes. */
  onChange: (sections: Partial<Preferences['sections']>) => void
}

/** A switch for each section of the log. Source: requirement PREF-01. */
export function TrackedSections({ sections, onChange }: TrackedSectionsProps) {
  return SECTIONS.map((section) => {
    const words = text.sections.words[section]
    return (
      words && (
        <Switch
          key={section}
          {...words}
          value={sections[section]}
          onChange={(value) => onChange({ [section]: value })}
        />
      )
    )
  })
}
