import go from 'icon:caret-right'
import check from 'icon:check-circle-fill'
import circle from 'icon:circle'
import { useQueryClient } from '@tanstack/react-query'
import { STEPS, type Step, stepsDone } from '../../../../../shared/home/getting-started.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import rows from '../../../../../shared/ui/rows.module.css'
import { HOME_KEY, type Home } from '../../../shell/first/data/home-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import styles from './getting-started.module.css'
import { text } from './text.ts'

/** The first steps of a new account: those that are done, and links to the others. Source: requirement HOME-04. */
export function GettingStartedCard({ home }: { home: Home }) {
  const steps = stepsDone(home)
  if (!steps) return null
  const done = Object.values(steps).filter(Boolean).length
  return (
    <Card aria-labelledby="getting-started">
      <div className={styles['head']}>
        <h2 id="getting-started">{text.title}</h2>
        <p id="steps-done">{text.count(done)}</p>
      </div>
      <progress
        className={styles['bar']}
        value={done}
        max={STEPS.length}
        aria-labelledby="getting-started steps-done"
      />
      <ul className={rows['rows']}>
        {STEPS.map((step) => (
          <li key={step}>{steps[step] ? <Done step={step} /> : <ToDo step={step} logged={home.loggedOn.length} />}</li>
        ))}
      </ul>
    </Card>
  )
}

function Done({ step }: { step: Step }) {
  return (
    <div className={rows['row']}>
      <Icon of={check} className={rows['icon']} />
      <Words title={text.steps[step].title} hint={text.done} />
    </div>
  )
}

/** What home only learns by reading again. Days are updated as they are saved. */
const READ_AGAIN: ReadonlySet<Step> = new Set(['article', 'reminder'])

function ToDo({ step, logged }: { step: Step; logged: number }) {
  const client = useQueryClient()
  const { to, title, text: hint } = text.steps[step]
  return (
    <Link
      to={to}
      className={rows['row']}
      onClick={() => {
        if (READ_AGAIN.has(step)) void client.invalidateQueries({ queryKey: HOME_KEY, refetchType: 'none' })
      }}
    >
      <Icon of={circle} className={rows['icon']} />
      <Words title={title} hint={hint(logged)} />
      <Icon of={go} className={rows['go']} />
    </Link>
  )
}

function Words({ title, hint }: { title: string; hint: string }) {
  return (
    <span className={rows['words']}>
      <span className={rows['title']}>{title}</span>
      <span className={rows['text']}>{hint}</span>
    </span>
  )
}
