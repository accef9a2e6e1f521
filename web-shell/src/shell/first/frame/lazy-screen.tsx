import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import type { LoadScreen } from '../../early/feature.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import frame from './frame.module.css'
import { Page } from './page.tsx'
import { reloadOnceIfFileIsGone } from './reload-once.ts'
import { text } from './text.ts'

/** The code of a screen failed to load. Only this error is worth a retry; an error in a loaded screen is not. */
class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError'
}

function LoadedScreen({ load, isRetry }: { load: LoadScreen; isRetry: boolean }) {
  // Each attempt needs its own `lazy`, because `lazy` remembers a failure.
  const [Content] = useState(() =>
    lazy(() =>
      load(isRetry).then(
        (component) => ({ default: component }),
        async (error: unknown) => {
          // While the page reloads, the spinner stays.
          if (await reloadOnceIfFileIsGone(error)) return new Promise<never>(() => undefined)
          throw new ScreenLoadError()
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
  /** The screen is deployed separately from the shell: even an error in it must not break the rest of the app. */
  isRemote: boolean
}

/** Loads a screen when it is opened, and offers a retry when that fails. */
export function LazyScreen({ load, isRemote }: ScreenProps) {
  const [isRetry, setRetry] = useState(false)
  return (
    <ErrorBoundary
      fallback={(reset, error) => {
        if (!isRemote && !(error instanceof ScreenLoadError)) throw error
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
      <LoadedScreen load={load} isRetry={isRetry} />
    </ErrorBoundary>
  )
}
