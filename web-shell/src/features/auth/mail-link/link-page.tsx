import { useState } from 'react'
import { LinkKind } from '../../../../../shared/auth/mail-links.ts'
import type { LinkView } from '../../../../../shared/auth/schema.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { ApiProblem } from '../../../shell/first/api/api-problem.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { text as shell } from '../../../shell/first/frame/text.ts'
import type { OpenedLink } from '../../../shell/first/session/mail-link.ts'
import { useAccount } from '../../../shell/first/session/session.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { text as session } from '../../../shell/later/session/text.ts'
import styles from '../auth.module.css'
import { PasswordForm } from '../password-form.tsx'
import { StayLoggedIn } from '../stay-logged-in.tsx'
import { text } from '../text.ts'
import { useLinkView, useSetPassword, useSubmitLink } from './use-mail-link.ts'

const isInvalid = (error: unknown) => error instanceof ApiProblem && error.code === 'link-invalid'

/** The page of an opened link from an email: shows the account and a button that uses the link. */
export function LinkPage({ link }: { link: OpenedLink }) {
  const query = useLinkView(link)
  const failure = useFailure(query)
  const { data, isFetching, refetch } = query
  if (isInvalid(failure)) return <InvalidLink link={link} />
  if (failure)
    return (
      <Page heading={text.link.magic.heading}>
        <FormError error={failure} />
        <Button busy={isFetching} busyLabel={shell.retrying} onClick={() => void refetch()}>
          {shell.retry}
        </Button>
      </Page>
    )
  if (!data) return <Spinner label={shell.loading} />
  if (data.kind === 'email-change' && !data.isHere) return <SignInNeeded view={data} />
  if (data.kind === 'magic' || data.kind === 'verify' || data.kind === 'email-change')
    return <ConfirmLink link={link} view={data} words={text.link[data.kind]} />
  return <ChoosePassword link={link} view={data} />
}

/** Sets the password with a link, which may have been used meanwhile, for example in another tab. */
function ChoosePassword({ link, view }: { link: OpenedLink; view: LinkView }) {
  const setPassword = useSetPassword(link)
  if (isInvalid(setPassword.error)) return <InvalidLink link={link} />
  return (
    <Page heading={view.kind === 'invite' ? text.invite.heading : text.newPassword.heading}>
      <PasswordForm setPassword={setPassword} view={view} />
      <BackToSignIn />
    </Page>
  )
}

function BackToSignIn() {
  return (
    <p className={styles['other']}>
      <Link to="/auth" replace>
        {text.forgot.back}
      </Link>
    </p>
  )
}

interface ConfirmLinkProps {
  link: OpenedLink
  view: LinkView
  words: (typeof text.link)['magic' | 'verify' | 'email-change']
}

/** Says what the link will do. The user confirms it with a button. */
function ConfirmLink({ link, view: { kind, email, isClaim, isHere }, words }: ConfirmLinkProps) {
  const [stay, setStay] = useState(false)
  const account = useAccount()
  const submission = useSubmitLink(link)
  if (isInvalid(submission.error)) return <InvalidLink link={link} />
  return (
    <Page heading={words.heading}>
      <div className={styles['form']}>
        <p>{words.text(email)}</p>
        {kind === 'email-change' && account && <p>{text.link['email-change'].until(account.email)}</p>}
        {isClaim && <p>{text.link.claim.why}</p>}
        {isClaim && <p>{text.link.claim.what}</p>}
        {kind === 'magic' && !isClaim && <StayLoggedIn label={session.stay} checked={stay} onChange={setStay} />}
        <Button wide busy={submission.isPending} busyLabel={words.busy} onClick={() => submission.mutate(stay)}>
          {isClaim ? text.link.claim.submit : words.submit}
        </Button>
        {submission.isError && (
          <FormError error={submission.error} instead={{ 'email-unavailable': text.link['email-change'].taken }} />
        )}
      </div>
      {!isHere && <BackToSignIn />}
    </Page>
  )
}

/** Shown for an email-change link if its account is not signed in here. */
function SignInNeeded({ view: { email } }: { view: LinkView }) {
  const words = text.link['email-change']
  return (
    <Page heading={words.heading}>
      <p>{words.text(email)}</p>
      <p>{words.away}</p>
      <Link to="/auth" className={buttonClass('primary', true)}>
        {words.signIn}
      </Link>
    </Page>
  )
}

/** Where the user requests a new link of each kind. */
const NEW_LINK_PATHS: Record<LinkKind, string> = {
  magic: '/auth?type=magic',
  recovery: '/reset-password',
  verify: '/auth?type=magic',
  invite: '/auth?type=magic',
  'email-change': '/profile',
  claim: '/reset-password',
}

/** Shown if a link no longer works: it is used, expired or replaced by a newer one. */
function InvalidLink({ link: { token } }: { link: OpenedLink }) {
  // A token starts with the kind of its link.
  const kind = LinkKind.safeParse(token.split('.')[0]).data ?? 'magic'
  return (
    <Page heading={text.link.invalid.heading}>
      <p>{kind === 'invite' ? text.link.invalid.invite : text.link.invalid.text}</p>
      <Link to={NEW_LINK_PATHS[kind]} replace className={buttonClass('primary', true)}>
        {text.link.invalid.again}
      </Link>
      <BackToSignIn />
    </Page>
  )
}
