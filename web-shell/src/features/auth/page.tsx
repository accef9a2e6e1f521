import { useLocation, useSearchParams } from 'react-router-dom'
import { PRODUCT } from '../../../../shared/product.ts'
import { placeOf } from '../../shell/early/paths.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { useOpenedLink } from '../../shell/first/session/mail-link.ts'
import styles from './auth.module.css'
import { ForgotForm } from './mail-link/forgot-form.tsx'
import { LinkPage } from './mail-link/link-page.tsx'
import { MagicForm } from './mail-link/magic-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { text } from './text.ts'

/** Signing in and its other ways, by the address's `type`; the words of each and where it leads besides. */
const MODES = {
  signIn: {
    Form: SignInForm,
    words: text.signIn,
    other: text.signIn.other,
    to: 'signup',
    toOther: text.signIn.toOther,
  },
  signup: { Form: SignUpForm, words: text.signUp, other: text.signUp.other, to: null, toOther: text.signUp.toOther },
  magic: { Form: MagicForm, words: text.magic, other: '', to: null, toOther: text.magic.back },
  forgot: { Form: ForgotForm, words: text.forgot, other: '', to: null, toOther: text.forgot.back },
} as const

function modeOf(path: string, type: string | null): keyof typeof MODES {
  if (placeOf(path) === '/reset-password') return 'forgot'
  return type === 'signup' || type === 'magic' ? type : 'signIn'
}

/** The address of another form, which leads on to the same screen. */
function addressOf(search: URLSearchParams, type: string | null): string {
  const other = new URLSearchParams(search)
  if (type) other.set('type', type)
  else other.delete('type')
  return `/auth?${other}`
}

/** Signing in, with `?type=` signing up or asking for a link; or what a mailed link opens. */
export function AuthPage() {
  const { link } = useOpenedLink()
  return (
    <div className={styles['auth']}>
      <header>
        <Link to="/" className={styles['brand']}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          {PRODUCT}
        </Link>
      </header>
      {link ? <LinkPage key={link.n} link={link} /> : <Forms />}
    </div>
  )
}

function Forms() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const mode = modeOf(pathname, search.get('type'))
  const { Form, words, other, to, toOther } = MODES[mode]
  return (
    <Page key={mode} heading={words.heading} title={words.title}>
      <Form />
      {mode === 'signIn' && (
        <p className={styles['other']}>
          <Link to={addressOf(search, 'magic')}>{text.magic.to}</Link>
        </p>
      )}
      <p className={styles['other']}>
        {other} <Link to={addressOf(search, to)}>{toOther}</Link>
      </p>
    </Page>
  )
}
