import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Saved } from '../../../../shared/days/schema.ts'
import { TRACKING_MODES } from '../../../../shared/preferences/preferences.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { DatePicker } from '../../../../shared/ui/date-picker.tsx'
import { Segmented } from '../../../../shared/ui/segmented.tsx'
import { useHome } from '../../shell/home-query.ts'
import { focusHeading, Page } from '../../shell/page.tsx'
import { SettingsSheet } from '../../shell/preferences/settings-sheet.tsx'
import { useEditPreferences } from '../../shell/preferences/use-edit-preferences.ts'
import { Unread } from '../../shell/unread.tsx'
import { useFailure } from '../../shell/use-failure.ts'
import { AfterSave } from './after-save.tsx'
import { DayEditor } from './day-editor.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import styles from './days.module.css'
import { text } from './text.ts'
import { useChosenDate } from './use-chosen-date.ts'
import { useMarks } from './use-marks.ts'

/** One day to log. Each date keeps its own unsaved changes, so choosing another loses nothing. */
export function LogPage() {
  const { date, earliest, latest, choose } = useChosenDate()
  const reading = useHome(latest)
  const { data: home, isFetching, refetch } = reading
  const failure = useFailure(reading)
  const { mutate: editPreferences } = useEditPreferences()
  const [settings, setSettings] = useState(false)
  const [saved, setSaved] = useState<Saved>()
  const isToday = date === latest
  const { marks, look } = useMarks(home?.loggedOn)
  const closeSaved = () => {
    setSaved(undefined)
    focusHeading()
  }

  return (
    <Page
      heading={isToday ? text.heading.today : text.heading.past}
      actions={
        <>
          <Button variant="quiet" className={styles['tool']} disabled={!home} onClick={() => setSettings(true)}>
            <ToolIcon path="M12 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM12 5.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM12 3.2v2.6M12 18.2v2.6M3.2 12h2.6M18.2 12h2.6M5.8 5.8l1.8 1.8M16.4 16.4l1.8 1.8M5.8 18.2l1.8-1.8M16.4 7.6l1.8-1.8" />
            <span>{text.settings}</span>
          </Button>
          <Link to="/history" className={classNames(buttonClass('quiet'), styles['tool'])}>
            <ToolIcon path="M12 7.5V12l3 2M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 8.9M4.5 4.5v4.4h4.4" />
            <span>{text.history}</span>
          </Link>
        </>
      }
    >
      <DatePicker
        label={text.date}
        value={date}
        today={latest}
        earliest={earliest}
        latest={latest}
        marks={marks}
        onMonth={look}
        onChange={choose}
      />
      {!isToday && (
        <Button
          variant="quiet"
          onClick={() => {
            choose(latest)
            focusHeading()
          }}
        >
          {text.cancel}
        </Button>
      )}
      {home ? (
        <>
          <Segmented
            label={text.mode.label}
            options={TRACKING_MODES}
            labelOf={(mode) => text.mode[mode]}
            value={home.preferences.trackingMode}
            onChange={(trackingMode) => editPreferences({ trackingMode })}
          />
          <DayEditor
            key={date}
            date={date}
            isToday={isToday}
            preferences={home.preferences}
            custom={home.custom}
            onSaved={setSaved}
          />
          {settings && (
            <SettingsSheet preferences={home.preferences} custom={home.custom} onClose={() => setSettings(false)} />
          )}
          {saved && <AfterSave saved={saved} home={home} onClose={closeSaved} />}
        </>
      ) : failure ? (
        <Unread error={failure} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DaySkeleton />
      )}
    </Page>
  )
}

function ToolIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
