import { LOG } from '../form/log-screen.ts'
import { TODAY } from '../form/today-screen.ts'
import { DayPage } from './day-page.tsx'

// Quick Track shares nearly all its code with these screens. A separate chunk would split that code into more files.
export { QuickTrack } from '../quick-track/quick-track.tsx'

/** All fields of a day, in the order of a symptom diary. */
export function LogPage() {
  return <DayPage screen={LOG} />
}

/** All fields of a day, bladder fields first; a swipe moves to another day. */
export function TodayPage() {
  return <DayPage screen={TODAY} />
}
