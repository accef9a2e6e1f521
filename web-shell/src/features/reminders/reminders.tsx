import { useSearchParams } from 'react-router-dom'
import type { RemindersState } from '../../../../shared/reminders/schema.ts'
import { Tabs } from '../../../../shared/ui/tabs.tsx'
import { ActError } from './due/act-error.tsx'
import { DueTab } from './due/due-tab.tsx'
import { useAct } from './due/use-act.ts'
import { useActOnDue } from './due/use-act-on-due.ts'
import { AllTab } from './list/all-tab.tsx'
import type { Opened } from './open-sheet.tsx'
import styles from './reminders.module.css'
import { text } from './text.ts'
import type { Agenda } from './times/use-agenda.ts'

const TABS = ['all', 'due'] as const
type Tab = (typeof TABS)[number]

interface RemindersProps {
  state: RemindersState
  agenda: Agenda
  onOpen: (opened: Opened) => void
}

/** The tabs. The chosen one is in the address. Sources: requirements REM-01, ROUTE-11. */
export function Reminders({ state, agenda, onOpen }: RemindersProps) {
  const [search, setSearch] = useSearchParams()
  const acting = useAct()
  const actOnDue = useActOnDue(acting, agenda)
  const tab: Tab = search.get('tab') === 'due' ? 'due' : 'all'
  const choose = (next: Tab) => setSearch(next === 'due' ? { tab: next } : {}, { replace: true })
  const count = { all: agenda.all.length, due: agenda.due.length }
  return (
    <>
      {!agenda.times.isExact && <p className={styles['note']}>{text.approximate}</p>}
      <Tabs
        label={text.tabs.label}
        tabs={TABS}
        value={tab}
        labelOf={(each) => text.tabs[each](count[each])}
        onChange={choose}
      >
        <ActError {...acting} />
        {tab === 'due' ? (
          <DueTab agenda={agenda} acting={actOnDue} />
        ) : (
          <AllTab state={state} agenda={agenda} acting={actOnDue} onOpen={onOpen} onAllDue={() => choose('due')} />
        )}
      </Tabs>
    </>
  )
}
