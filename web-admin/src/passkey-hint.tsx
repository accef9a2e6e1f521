import { buttonClass } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Link } from '../../shared/ui/router.ts'
import { useAccount } from '../../shared/ui/shell.tsx'

const text = {
  title: 'Please add a passkey',
  why: 'It protects what everyone reads here, should your password get known. From your first passkey on, your role needs one in each session.',
  add: 'Add a passkey',
}

/** Asks staff who have no passkey to add one. Source: requirement SEC-08. */
export function PasskeyHint() {
  const account = useAccount()
  if (!account || account.hasPasskey) return null
  return (
    <Card tone="soft" aria-labelledby="passkey">
      <h2 id="passkey">{text.title}</h2>
      <p>{text.why}</p>
      <div>
        <Link to="/settings?room=passkeys" className={buttonClass('secondary')}>
          {text.add}
        </Link>
      </div>
    </Card>
  )
}
