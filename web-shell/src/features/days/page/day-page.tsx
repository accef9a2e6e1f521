import { useState } from 'react'
import { needsCare } from '../../../../../shared/days/flare/strong-pain.ts'
import type { SavedDay } from '../../../../../shared/days/model/schema.ts'
import { DEFAULT_PREFERENCES, TRACKING_MODES } from '../../../../../shared/preferences/preferences.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Segmented } from '../../../../../shared/ui/choice/segmented.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { focusHeading, Page } from '../../../shell/first/frame/page.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { useEditPreferences } from '../../../shell/later/preferences/use-edit-preferences.ts'
import { AfterSave } from '../after-save/after-save.tsx'
import { hasHeavyNote } from '../after-save/heavy-note.ts'
import styles from '../days.module.css'
import type { DayScreen } from '../form/day-screen.ts'
import { DayEditor, type TrackingSettings } from '../saving/day-editor.tsx'
import { text } from '../text.ts'
import { ChooseDay, useSwipeThroughDays } from './choose-day.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { DayStrip } from './day-strip.tsx'
import { DayTools } from './day-tools.tsx'
import { useChosenDate } from './use-chosen-date.ts'

/** The default settings, used if the user's settings cannot be read. Source: requirement PREF-01. */
const DEFAULTS: TrackingSettings = {
  preferences: DEFAULT_PREFERENCES,
  custom: { symptoms: [], triggers: [] },
  loggedOn: [],
  consent: 'given',
}

/** The screen for logging one day. Each date has its own draft, so choosing another date loses nothing. */
export function DayPage({ screen }: { screen: DayScreen }) {
  const { words } = screen
  const chosen = useChosenDate()
  const { date, latest } = chosen
  const account = useAccount()
  const homeRequest = useHome(latest)
  const { data: home, isFetching, refetch } = homeRequest
  const known = home ?? DEFAULTS
  const failure = useFailure(homeRequest)
  const { edit: editPreferences } = useEditPreferences()
  const [saved, setSaved] = useState<SavedDay>()
  const isToday = date === latest
  // A day belongs to an account: if home cannot be read, the defaults are used only if the account is known.
  const tracking = home ?? (failure && account ? DEFAULTS : undefined)
  const swipe = useSwipeThroughDays(chosen)
  const retry = () => void refetch()
  function showSaved(result: SavedDay): boolean {
    setSaved(result)
    return home !== undefined && needsCare(result.day) && !hasHeavyNote(result.day.values)
  }
  const closeSaved = () => {
    setSaved(undefined)
    focusHeading()
  }

  return (
    <Page heading={words.heading[isToday ? 'today' : 'other']} actions={<DayTools home={home} />}>
      <ChooseDay
        chosen={chosen}
        backLabel={words.back}
        loggedOn={known.loggedOn}
        weekStart={known.preferences.weekStart}
      />
      {home && <DayStrip value={date} latest={latest} home={home} onChange={chosen.choose} />}
      {home && (
        <Segmented
          label={text.mode.label}
          options={TRACKING_MODES}
          labelOf={(mode) => text.mode[mode]}
          value={home.preferences.trackingMode}
          onChange={(trackingMode) => editPreferences({ trackingMode })}
        />
      )}
      {tracking ? (
        <div className={styles['day']} {...(screen.swipeChanges === 'days' && swipe)}>
          <DayEditor
            key={date}
            screen={screen}
            date={date}
            isToday={isToday}
            tracking={tracking}
            notice={!home && <DefaultsNotice busy={isFetching} onRetry={retry} />}
            justSaved={saved !== undefined}
            onSaved={showSaved}
            onChooseDate={chosen.choose}
          />
        </div>
      ) : failure ? (
        <LoadError error={failure} busy={isFetching} onRetry={retry} />
      ) : (
        <DaySkeleton />
      )}
      {saved && <AfterSave saved={saved} home={home} onClose={closeSaved} />}
    </Page>
  )
}

/** Says that the default questions are shown. Sources: requirements PREF-01 and CUST-02. */
function DefaultsNotice({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Notice
      title={text.unreadableSettings.title}
      actions={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {text.unreadableSettings.text}
    </Notice>
  )
}
