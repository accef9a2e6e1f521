import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { Link } from './link.tsx'
import { Page } from './page.tsx'
import { text } from './text.ts'

/** What every unknown address shows, signed in or not. Its link finds out which home is meant. */
export function NotFound() {
  return (
    <Page heading={text.notFound.title}>
      <p>{text.notFound.text}</p>
      <p>
        <Link to="/" className={buttonClass()}>
          {text.notFound.home}
        </Link>
      </p>
    </Page>
  )
}
