import { LOG_SCREEN } from '../form/log-screen.ts'
import { TODAY_SCREEN } from '../form/today-screen.ts'
import { DayPage } from './day-page.tsx'

// Quick Track shares nearly all its code with these screens. A separate chunk would split that code into more files.
export { QuickTrack } from '../quick-track/quick-track.tsx'

/** All fields of a day, in the order of a symptom diary. */
export function LogPage() {
  return <DayPage screen={LOG_SCREEN} />
}

/** All fields of a day, bladder fields first; a swipe moves to another day. */
export function TodayPage() {
  return <DayPage screen={TODAY_SCREEN} />
}
