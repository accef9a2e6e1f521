import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { Link } from './link.tsx'
import { Page } from './page.tsx'
import { text } from './text.ts'

/** The screen for unknown paths, signed in or not. Its link to `/` leads to home or to the entry page. */
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
