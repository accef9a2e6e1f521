import { useState } from 'react'
import { changedPreferences } from '../../../../shared/import/changed-preferences.ts'
import type { ImportResult } from '../../../../shared/import/schema.ts'
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences/preferences.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Checkbox } from '../../../../shared/ui/choice/checkbox.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import styles from './import.module.css'
import type { Source } from './read-file.ts'
import { NotTaken, Refused } from './refused.tsx'
import { entriesText, text } from './text.ts'

const words = text.preview

interface PreviewProps {
  home: Home
  source: Source
  result: ImportResult
  onApply: (source: Source, wantsSettings: boolean) => void
  onCancel: () => void
}

/** Whether the user has not chosen any settings here yet, so that those of a file replace nothing. */
const areSettingsUntouched = ({ preferences }: Home) =>
  Object.keys(changedPreferences(DEFAULT_PREFERENCES, preferences)).every((name) => name === 'setupStep')

/** Says what the file would change, before anything is changed. */
export function Preview({ home, source, result, onApply, onCancel }: PreviewProps) {
  const [wantsSettings, setWantsSettings] = useState(() => areSettingsUntouched(home))
  const { days, settings, customItems, entries, refused } = result
  const others = Object.values(entries).reduce((sum, { added, changed }) => sum + added + changed, 0)
  const changes = days.added + days.merged + customItems.added.length + customItems.inactive.length + others
  const hasChanges = changes > 0 || (wantsSettings && settings.length > 0)
  return (
    <>
      <Changes result={result} />
      {settings.length > 0 && (
        <Checkbox
          label={words.settings(settings.length)}
          checked={wantsSettings}
          onChange={({ target }) => setWantsSettings(target.checked)}
        />
      )}
      <Refused refused={refused} />
      <NotTaken title={words.unused} lines={source.unused} />
      <NotTaken
        title={words.leftOut}
        lines={source.leftOut.map(({ line, heading, cell, reason }) =>
          words.cell({ line, heading, cell, why: words.cellReasons[reason] }),
        )}
      />
      {hasChanges ? (
        <>
          <p className={styles['quiet']}>{words.nothingYet}</p>
          <Button wide onClick={() => onApply(source, wantsSettings)}>
            {words.apply}
          </Button>
        </>
      ) : (
        <p role="status">{words.noChanges}</p>
      )}
      <Button variant="quiet" onClick={onCancel}>
        {text.cancel}
      </Button>
    </>
  )
}

/** What changes, and what stays as it is. */
function Changes({ result }: Pick<PreviewProps, 'result'>) {
  const { days, values, customItems, entries, endedSessions } = result
  const [added, changed, same] = (['added', 'changed', 'same'] as const).map((each) => entriesText(entries, each))
  return (
    <ul className={styles['changes']} aria-label={words.title}>
      {days.added > 0 && <li>{words.added(days.added)}</li>}
      {days.merged > 0 && <li>{words.merged(days.merged)}</li>}
      {days.same > 0 && <li>{words.same(days.same)}</li>}
      {values.replaced > 0 && <li>{words.replaced(values.replaced)}</li>}
      {values.kept > 0 && <li>{words.kept(values.kept)}</li>}
      {added && <li>{words.entriesAdded(added)}</li>}
      {changed && <li>{words.entriesChanged(changed)}</li>}
      {same && <li>{words.entriesSame(same)}</li>}
      {endedSessions > 0 && <li>{words.endedSession}</li>}
      {customItems.added.length > 0 && <li>{words.customAdded(customItems.added)}</li>}
      {customItems.inactive.length > 0 && <li>{words.customInactive(customItems.inactive)}</li>}
    </ul>
  )
}
