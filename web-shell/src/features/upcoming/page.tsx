import { useLocation } from 'react-router-dom'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { normalizePath } from '../../shell/early/paths.ts'
import { Help } from '../../shell/first/frame/help.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { NotFound } from '../../shell/first/frame/not-found.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { text, upcomingScreens } from './text.ts'

/** Replaces a screen that does not exist yet: says what it will do, and what helps until then. */
export function UpcomingPage() {
  const words = upcomingScreens[normalizePath(useLocation().pathname)]
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
