import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './routes.tsx'
import { watchConnection } from './shell/first/api/connection.ts'
import { UnsentGuard } from './shell/first/data/unsent-guard.tsx'
import { ErrorBoundary } from './shell/first/frame/error-boundary.tsx'
import { Toaster } from './shell/first/messages/notify.tsx'
import { checkSession } from './shell/first/session/session.ts'

/**
 * The whole app. The router is the declarative one: the data router costs 17 KB more before the first paint, and what
 * it would load is TanStack Query's to load.
 */
export function App({ client }: { client: QueryClient }) {
  useEffect(() => watchConnection(() => void checkSession(client)), [client])
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <Toaster />
        <UnsentGuard />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
