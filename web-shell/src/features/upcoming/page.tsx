import { Link, useLocation } from 'react-router-dom'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Help } from '../../shell/help/help.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { Page } from '../../shell/page.tsx'
import { type ProtectedPath, placeOf } from '../../shell/paths.ts'
import { text, upcoming } from './text.ts'

/** In place of a screen that is being made: what it will be, and what helps until then. */
export function UpcomingPage() {
  const words = upcoming[placeOf(useLocation().pathname) as ProtectedPath]
  if (!words) return <NotFound />
  return (
    <Page heading={words.title}>
      <p>
        {text.soon} {words.text}
      </p>
      {words.instead && (
        <Link to={words.instead.to} className={buttonClass('primary')}>
          {words.instead.label}
        </Link>
      )}
      {words.help && <Help page={words.help} floating />}
    </Page>
  )
}
