import go from 'icon:caret-right'
import { lazy, Suspense, useState } from 'react'
import card from '../../../../shared/ui/card.module.css'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './tools.module.css'

interface ToolCardProps {
  to: string
  /** An import of `icon:<name>-duotone`. */
  icon: string
  title: string
  /** What the tool is for. */
  text: string
  /** Says instead how things stand, once that is known. */
  status?: 'trainingStatus' | 'foodStatus' | 'remindersStatus'
}

/** A tool with one sentence. Source: requirement TOOLS-01. */
export function ToolCard({ to, icon, title, text, status }: ToolCardProps) {
  return (
    <Link to={to} className={classNames(card['card'], styles['tool'])}>
      <Icon of={icon} className={styles['icon']} />
      <div>
        <h2>{title}</h2>
        <p>{status ? <Status of={status} otherwise={text} /> : text}</p>
      </div>
      <Icon of={go} className={styles['go']} />
    </Link>
  )
}

function Status({ of, otherwise }: { of: NonNullable<ToolCardProps['status']>; otherwise: string }) {
  const [Sentence] = useState(() => lazy(async () => ({ default: await registeredFeatures().sharedComponents[of]() })))
  return (
    // Without its code the card says what the tool is for.
    <ErrorBoundary fallback={() => otherwise}>
      <Suspense fallback={otherwise}>
        <Sentence otherwise={otherwise} />
      </Suspense>
    </ErrorBoundary>
  )
}
