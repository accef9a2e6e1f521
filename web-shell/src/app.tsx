import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './routes.tsx'
import { onRecovery, watchConnection } from './shell/first/api/connection.ts'
import { refetchFailed } from './shell/first/data/query-client.ts'
import { UnsavedGuard } from './shell/first/data/unsaved-guard.tsx'
import { Companion } from './shell/first/frame/companion.tsx'
import { ErrorBoundary } from './shell/first/frame/error-boundary.tsx'
import { Toaster } from './shell/first/messages/toast.tsx'
import { checkSession } from './shell/first/session/session.ts'

/**
 * The whole app. It uses the declarative router: the data router adds 17 KB before the first paint, and TanStack Query
 * already loads the data.
 */
export function App({ client }: { client: QueryClient }) {
  useEffect(() => watchConnection(() => void checkSession(client)), [client])
  useEffect(() => onRecovery(() => void refetchFailed(client)), [client])
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <AppRoutes />
          <Companion />
        </BrowserRouter>
        <Toaster />
        <UnsavedGuard />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
