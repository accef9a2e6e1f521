import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useAnyUnsent } from './any-unsent.ts'
import frame from './frame.module.css'
import { useAccount } from './session.ts'
import { text } from './text.ts'
import { useUnsentPlaces } from './unsent.ts'

/** Lets the browser ask before a page with something unsent is closed, whatever screen it shows. */
export function UnsentGuard() {
  const unsent = useAnyUnsent()
  useEffect(() => {
    if (!unsent) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsent])
  return null
}

/** Says on other screens that something is not saved, and leads to where it is. */
export function UnsentNote() {
  const [place] = useUnsentPlaces(useAccount())
  if (!place) return null
  return (
    <p className={frame['note']}>
      {text.unsent.text} <Link to={place}>{text.unsent.open}</Link>
    </p>
  )
}
