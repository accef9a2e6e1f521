import { useSearchParams } from 'react-router-dom'
import type { LoadScreen } from '../../../shell/early/feature.ts'
import { LazyScreen } from '../../../shell/first/frame/lazy-screen.tsx'
import { Options } from './options.tsx'

/** The forms load when their step opens: a first visit shows only the options. */
const FORMS: Readonly<Record<string, LoadScreen>> = {
  'sign-up': () => import('./sign-up-step.tsx').then(({ SignUpStep }) => SignUpStep),
  'sign-in': () => import('./sign-in-step.tsx').then(({ SignInStep }) => SignInStep),
}

/** The first screen for visitors, in three steps. The step is in the address. Source: requirement ENTRY-01. */
export function EntryPage() {
  const [search] = useSearchParams()
  const step = search.get('step') ?? ''
  const load = Object.hasOwn(FORMS, step) ? FORMS[step] : undefined
  return load ? <LazyScreen key={step} load={load} isRemote={false} /> : <Options />
}
