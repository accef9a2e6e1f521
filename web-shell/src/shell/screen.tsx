import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import frame from './frame.module.css'
import { Page } from './page.tsx'
import { text } from './text.ts'

/** Loads a screen's code. */
export type LoadScreen = () => Promise<ComponentType>

/** Whether a screen's code did not arrive, as against a fault in a screen that did: only the first is worth repeating. */
class ScreenMissing extends Error {
  override readonly name = 'ScreenMissing'
}

function Loaded({ load }: { load: LoadScreen }) {
  // One `lazy` for each attempt: it remembers a failure for ever.
  const [Content] = useState(() =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => Promise.reject(new ScreenMissing()),
      ),
    ),
  )
  return (
    <Suspense fallback={<Spinner label={text.loading} />}>
      <Content />
    </Suspense>
  )
}

/** A screen that is loaded when it is wanted, and asked for again when it could not be. */
export function Screen({ load }: { load: LoadScreen }) {
  return (
    <ErrorBoundary
      instead={(reset, error) => {
        if (!(error instanceof ScreenMissing)) throw error
        return (
          <Page heading={text.screenFailed.title}>
            <p>{text.screenFailed.text}</p>
            <div className={frame['actions']}>
              <Button onClick={reset}>{text.retry}</Button>
              <Button variant="secondary" onClick={() => location.reload()}>
                {text.reload}
              </Button>
            </div>
          </Page>
        )
      }}
    >
      <Loaded load={load} />
    </ErrorBoundary>
  )
}
