import back from 'icon:caret-left'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import styles from '../auth.module.css'
import { AuthFrame } from '../auth-frame.tsx'
import { text } from '../text.ts'
import { text as entryText } from './text.ts'

interface EntryStepProps {
  words: 'signIn' | 'signUp'
  /** The step with the other form. */
  other: 'sign-in' | 'sign-up'
  children: ReactNode
}

/** A form of entry, with the ways to the options and to the other form. */
export function EntryStep({ words, other, children }: EntryStepProps) {
  const { heading, title, other: question, toOther } = text[words]
  return (
    <AuthFrame>
      <Page
        heading={heading}
        title={title}
        above={
          <div>
            <Link to="/" className={buttonClass('quiet')}>
              <Icon of={back} />
              {entryText.back}
            </Link>
          </div>
        }
      >
        {children}
        <p className={styles['other']}>
          {question} <Link to={`/?step=${other}`}>{toOther}</Link>
        </p>
      </Page>
    </AuthFrame>
  )
}
