import { LOG } from '../form/log-screen.ts'
import { TODAY } from '../form/today-screen.ts'
import { DayPage } from './day-page.tsx'

// In one file with the screens, which have nearly all of it: apart, it would tear what others share into more files.
export { QuickTrack } from '../quick-track/quick-track.tsx'

/** All that can be said of a day, in the order of a symptom diary. */
export function LogPage() {
  return <DayPage screen={LOG} />
}

/** One day after the other, the bladder first. */
export function TodayPage() {
  return <DayPage screen={TODAY} />
}
