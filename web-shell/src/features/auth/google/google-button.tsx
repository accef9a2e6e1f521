import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../../../shared/ui/button.tsx'
import { safeNextPath } from '../../../shell/early/paths.ts'
import { sessionQuery } from '../../../shell/first/session/session.ts'
import styles from '../auth.module.css'
import { text } from './text.ts'
import { useBeginGoogleSignIn } from './use-begin-google.ts'

/** Google's logo, in the four colours and the shape that Google requires: [colour, path] of each part. */
const LOGO = [
  [
    '#4285F4',
    'M45.12 24.5c0-1.56-.14-3.06-.4-4.5H24v8.51h11.84c-.51 2.75-2.06 5.08-4.39 6.64v5.52h7.11c4.16-3.83 6.56-9.47 6.56-16.17z',
  ],
  [
    '#34A853',
    'M24 46c5.94 0 10.92-1.97 14.56-5.33l-7.11-5.52c-1.97 1.32-4.49 2.1-7.45 2.1-5.73 0-10.58-3.87-12.31-9.07H4.34v5.7C7.96 41.07 15.4 46 24 46z',
  ],
  [
    '#FBBC05',
    'M11.69 28.18C11.25 26.86 11 25.45 11 24s.25-2.86.69-4.18v-5.7H4.34C2.85 17.09 2 20.45 2 24s.85 6.91 2.34 9.88l7.35-5.7z',
  ],
  [
    '#EA4335',
    'M24 10.75c3.23 0 6.13 1.11 8.41 3.29l6.31-6.31C34.91 4.18 29.93 2 24 2 15.4 2 7.96 6.93 4.34 14.12l7.35 5.7c1.73-5.2 6.58-9.07 12.31-9.07z',
  ],
] as const

interface GoogleButtonProps {
  stayLoggedIn: boolean
  /** It stands among other buttons, not below a form. */
  isAlone?: boolean
}

/** The button for signing in with Google. It renders nothing if the service offers no Google sign-in. */
export function GoogleButton({ stayLoggedIn, isAlone = false }: GoogleButtonProps) {
  const [search] = useSearchParams()
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const googleSignIn = useBeginGoogleSignIn()
  if (data?.google === false) return null
  const signInWithGoogle = () => googleSignIn.mutate({ next: safeNextPath(search.get('next')), stayLoggedIn })
  return (
    <>
      {!isAlone && <p className={styles['or']}>{text.or}</p>}
      <Button
        variant="secondary"
        wide
        className={styles['google']}
        busy={googleSignIn.isPending}
        busyLabel={text.busy}
        onClick={signInWithGoogle}
      >
        <svg className={styles['mark']} viewBox="0 0 48 48" aria-hidden="true">
          {LOGO.map(([colour, path]) => (
            <path key={colour} fill={colour} d={path} />
          ))}
        </svg>
        {text.submit}
      </Button>
    </>
  )
}
