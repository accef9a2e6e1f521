import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import type { LoadScreen } from '../../early/feature.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import frame from './frame.module.css'
import { Page } from './page.tsx'
import { reloadOnceIfGone } from './reload-once.ts'
import { text } from './text.ts'

/** Whether a screen's code did not arrive, as against a fault in a screen that did: only the first is worth repeating. */
class ScreenMissing extends Error {
  override readonly name = 'ScreenMissing'
}

function Loaded({ load, isRetry }: { load: LoadScreen; isRetry: boolean }) {
  // One `lazy` for each attempt: it remembers a failure for ever.
  const [Content] = useState(() =>
    lazy(() =>
      load(isRetry).then(
        (component) => ({ default: component }),
        async (error: unknown) => {
          if (await reloadOnceIfGone(error)) return new Promise<never>(() => undefined)
          throw new ScreenMissing()
        },
      ),
    ),
  )
  return (
    <Suspense fallback={<Spinner label={text.loading} />}>
      <Content />
    </Suspense>
  )
}

interface ScreenProps {
  load: LoadScreen
  /** It is deployed apart: not even a fault in it may bring down the rest. */
  apart: boolean
}

/** A screen that is loaded when it is wanted, and asked for again when it could not be. */
export function Screen({ load, apart }: ScreenProps) {
  const [isRetry, setRetry] = useState(false)
  return (
    <ErrorBoundary
      instead={(reset, error) => {
        if (!apart && !(error instanceof ScreenMissing)) throw error
        return (
          <Page heading={text.screenFailed.title}>
            <p>{text.screenFailed.text}</p>
            <div className={frame['actions']}>
              <Button
                onClick={() => {
                  setRetry(true)
                  reset()
                }}
              >
                {text.retry}
              </Button>
              <Button variant="secondary" onClick={() => location.reload()}>
                {text.reload}
              </Button>
            </div>
          </Page>
        )
      }}
    >
      <Loaded load={load} isRetry={isRetry} />
    </ErrorBoundary>
  )
}
