import { useState } from 'react'
import type { Saved } from '../../../../../shared/days/model/schema.ts'
import { DEFAULT_PREFERENCES, TRACKING_MODES } from '../../../../../shared/preferences/preferences.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Segmented } from '../../../../../shared/ui/choice/segmented.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { focusHeading, Page } from '../../../shell/first/frame/page.tsx'
import { Unread } from '../../../shell/first/frame/unread.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { useEditPreferences } from '../../../shell/later/preferences/use-edit-preferences.ts'
import { AfterSave } from '../after-save/after-save.tsx'
import styles from '../days.module.css'
import type { DayScreen } from '../form/day-screen.ts'
import { DayEditor, type Tracking } from '../saving/day-editor.tsx'
import { text } from '../text.ts'
import { ChooseDay, useSwipeThroughDays } from './choose-day.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { DayTools } from './day-tools.tsx'
import { useChosenDate } from './use-chosen-date.ts'

/** How everybody tracks to begin with, where what a person chose cannot be read. Source: requirement PREF-01. */
const DEFAULTS: Tracking = { preferences: DEFAULT_PREFERENCES, custom: { symptoms: [], triggers: [] }, loggedOn: [] }

/** One day to log. Each date keeps its own unsaved changes, so choosing another loses nothing. */
export function DayPage({ screen }: { screen: DayScreen }) {
  const { words } = screen
  const chosen = useChosenDate()
  const { date, latest } = chosen
  const account = useAccount()
  const reading = useHome(latest)
  const { data: home, isFetching, refetch } = reading
  const failure = useFailure(reading)
  const { mutate: editPreferences } = useEditPreferences()
  const [saved, setSaved] = useState<Saved>()
  const isToday = date === latest
  // Nothing is logged for nobody: without home it must be known who it is.
  const tracking = home ?? (failure && account ? DEFAULTS : undefined)
  const swipe = useSwipeThroughDays(chosen)
  const retry = () => void refetch()
  const closeSaved = () => {
    setSaved(undefined)
    focusHeading()
  }

  return (
    <Page heading={words.heading[isToday ? 'today' : 'other']} actions={<DayTools home={home} />}>
      <ChooseDay chosen={chosen} back={words.back} loggedOn={home?.loggedOn ?? []} />
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
        <div className={styles['day']} {...(screen.swipes === 'days' && swipe)}>
          <DayEditor
            key={date}
            screen={screen}
            date={date}
            isToday={isToday}
            tracking={tracking}
            above={!home && <WithDefaults busy={isFetching} onRetry={retry} />}
            justSaved={saved !== undefined}
            onSaved={setSaved}
          />
        </div>
      ) : failure ? (
        <Unread error={failure} busy={isFetching} onRetry={retry} />
      ) : (
        <DaySkeleton />
      )}
      {home && saved && <AfterSave saved={saved} home={home} onClose={closeSaved} />}
    </Page>
  )
}

/** Says that the questions are those that everybody begins with. Sources: requirements PREF-01 and CUST-02. */
function WithDefaults({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Notice
      title={text.unread.title}
      actions={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {text.unread.text}
    </Notice>
  )
}
