import { useLocation, useSearchParams } from 'react-router-dom'
import { normalizePath } from '../../shell/early/paths.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { useOpenedLink } from '../../shell/first/session/mail-link.ts'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { ForgotForm } from './mail-link/forgot-form.tsx'
import { LinkPage } from './mail-link/link-page.tsx'
import { MagicForm } from './mail-link/magic-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { text } from './text.ts'

/** The forms by the `type` in the address; for each its texts and a link to another form. */
const MODES = {
  signIn: {
    Form: SignInForm,
    words: text.signIn,
    linkIntro: text.signIn.other,
    linkType: 'signup',
    linkLabel: text.signIn.toOther,
  },
  signup: {
    Form: SignUpForm,
    words: text.signUp,
    linkIntro: text.signUp.other,
    linkType: null,
    linkLabel: text.signUp.toOther,
  },
  magic: { Form: MagicForm, words: text.magic, linkIntro: '', linkType: null, linkLabel: text.magic.back },
  forgot: { Form: ForgotForm, words: text.forgot, linkIntro: '', linkType: null, linkLabel: text.forgot.back },
} as const

function modeOf(path: string, type: string | null): keyof typeof MODES {
  if (normalizePath(path) === '/reset-password') return 'forgot'
  return type === 'signup' || type === 'magic' ? type : 'signIn'
}

/** The address of another form. The rest of the query stays, so that the same screen opens after the sign-in. */
function addressOf(search: URLSearchParams, type: string | null): string {
  const query = new URLSearchParams(search)
  if (type) query.set('type', type)
  else query.delete('type')
  return `/auth?${query}`
}

/** The form for `?type=` (without it: sign-in), or the page of an opened link from an email. */
export function AuthPage() {
  const { link } = useOpenedLink()
  return <AuthFrame>{link ? <LinkPage key={link.index} link={link} /> : <Forms />}</AuthFrame>
}

function Forms() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const mode = modeOf(pathname, search.get('type'))
  const { Form, words, linkIntro, linkType, linkLabel } = MODES[mode]
  return (
    <Page key={mode} heading={words.heading} title={words.title}>
      <Form />
      {mode === 'signIn' && (
        <p className={styles['other']}>
          <Link to={addressOf(search, 'magic')}>{text.magic.to}</Link>
        </p>
      )}
      <p className={styles['other']}>
        {linkIntro} <Link to={addressOf(search, linkType)}>{linkLabel}</Link>
      </p>
    </Page>
  )
}
