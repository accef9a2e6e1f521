import { HomePage } from './features/home/page.tsx'

const loadQuickTrack = () => import('./features/days/page.tsx').then(({ QuickTrack }) => QuickTrack)

/** Home with the sheet that logs today, which belongs to the days: a feature knows no other. */
export function HomeScreen() {
  return <HomePage loadQuickTrack={loadQuickTrack} />
}
