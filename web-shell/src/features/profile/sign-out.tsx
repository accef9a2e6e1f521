import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { useAccount } from '../../shell/session.ts'
import { useUnsentPlaces } from '../../shell/unsent.ts'
import { text } from './text.ts'
import { useSignOut } from './use-sign-out.ts'

/** Signs out; first asks, when that would discard something. */
export function SignOut() {
  const signOut = useSignOut()
  const [place] = useUnsentPlaces(useAccount())
  const [asked, setAsked] = useState(false)
  return (
    <>
      {asked && place && (
        <Notice
          title={text.unsent.title}
          actions={
            <>
              <Link to={place} className={buttonClass()}>
                {text.unsent.open}
              </Link>
              <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
                {text.unsent.discard}
              </Button>
            </>
          }
        >
          {text.unsent.text}
        </Notice>
      )}
      <Button
        variant="secondary"
        wide
        busy={signOut.isPending}
        busyLabel={text.signingOut}
        onClick={() => (place ? setAsked(true) : signOut.mutate())}
      >
        {text.signOut}
      </Button>
    </>
  )
}
