import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Saved } from '../../../../shared/days/schema.ts'
import { TRACKING_MODES } from '../../../../shared/preferences/preferences.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { DatePicker } from '../../../../shared/ui/date-picker.tsx'
import { Segmented } from '../../../../shared/ui/segmented.tsx'
import { homeQuery } from '../../shell/home-query.ts'
import { Page } from '../../shell/page.tsx'
import { Unread } from '../../shell/unread.tsx'
import { SettingsSheet } from '../preferences/settings-sheet.tsx'
import { useEditPreferences } from '../preferences/use-edit-preferences.ts'
import { AfterSave } from './after-save.tsx'
import { DayEditor } from './day-editor.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import styles from './days.module.css'
import { text } from './text.ts'
import { useChosenDate } from './use-chosen-date.ts'

/** One day to log. Each date keeps its own unsaved changes, so choosing another loses nothing. */
export function LogPage() {
  const { date, earliest, latest, choose } = useChosenDate()
  // Past midnight the day that was begun stays on the screen while the new one is read.
  const {
    data: home,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...homeQuery(latest), placeholderData: keepPreviousData })
  const { mutate: editPreferences } = useEditPreferences()
  const [settings, setSettings] = useState(false)
  const [saved, setSaved] = useState<Saved>()
  const isToday = date === latest

  return (
    <Page
      heading={isToday ? text.heading.today : text.heading.past}
      actions={
        <>
          <Button variant="quiet" onClick={() => setSettings(true)} disabled={!home}>
            {text.settings}
          </Button>
          <Link to="/history" className={buttonClass('quiet')}>
            {text.history}
          </Link>
        </>
      }
    >
      <DatePicker
        label={text.date}
        value={date}
        earliest={earliest}
        latest={latest}
        marks={{ logged: home?.loggedOn ?? [] }}
        onChange={choose}
      />
      {!isToday && (
        <Button variant="quiet" onClick={() => choose(latest)}>
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
          <DayEditor key={date} date={date} isToday={isToday} preferences={home.preferences} onSaved={setSaved} />
          <SettingsSheet open={settings} preferences={home.preferences} onClose={() => setSettings(false)} />
          {saved && <AfterSave saved={saved} home={home} onClose={() => setSaved(undefined)} />}
        </>
      ) : error ? (
        <Unread error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DaySkeleton />
      )}
    </Page>
  )
}
