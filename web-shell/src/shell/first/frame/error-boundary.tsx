import { Component, type ReactNode, useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import styles from './error-boundary.module.css'
import { errorReport } from './error-report.ts'
import frame from './frame.module.css'
import { text } from './text.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Renders the replacement of the failed children. `reset` renders the children again. */
  fallback?: (reset: () => void, error: unknown) => ReactNode
}

/** Catches errors that its children throw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown; failed: boolean }> {
  override state = { failed: false, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  readonly reset = () => this.setState({ failed: false, error: undefined })

  override render() {
    const { children, fallback } = this.props
    if (!this.state.failed) return children
    return fallback ? fallback(this.reset, this.state.error) : <BrokenScreen error={this.state.error} />
  }
}

/** The error screen of the whole app. Source: requirement ROUTE-08. */
function BrokenScreen({ error }: { error: unknown }) {
  const [report] = useState(() => errorReport(error))
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(report).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <main className={frame['page']}>
      <h1>{text.broken.title}</h1>
      <p>{text.broken.text}</p>
      <div className={frame['actions']}>
        <Button onClick={() => location.reload()}>{text.reload}</Button>
        <Button variant="secondary" onClick={copy}>
          {copied ? text.broken.copied : text.broken.copy}
        </Button>
      </div>
      <p className={styles['quiet']}>{text.broken.details}</p>
      <pre className={styles['report']}>{report}</pre>
    </main>
  )
}
