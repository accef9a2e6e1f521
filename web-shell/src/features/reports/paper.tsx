import type { ReportModel } from '../../../../shared/reports/model.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './reports.module.css'
import { Section } from './section.tsx'
import { text } from './text.ts'

/** The report as it is printed. */
export function Paper({ model, hasCharts }: { model: ReportModel; hasCharts: boolean }) {
  const { title, person, period, facts, summary, details, footer } = model
  const hasAnyCharts = details.some(({ charts }) => charts)
  const shown = details.filter(({ charts }) => hasCharts || !charts)
  return (
    <article className={styles['paper']} aria-label={text.paper}>
      <header>
        <h2 dir="auto">{person || title}</h2>
        <p className={styles['onPaper']}>{title}</p>
        <p>{period}</p>
        {facts.map((fact) => (
          <p key={fact} className={styles['quiet']}>
            {fact}
          </p>
        ))}
      </header>
      {summary.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {hasAnyCharts && !hasCharts && (
        <p className={styles['premium']}>
          {text.chartsArePremium} <Link to="/subscription">{text.plans}</Link>
        </p>
      )}
      {shown.length > 0 && (
        <div className={styles['details']}>
          {shown.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      )}
      <p className={styles['quiet']}>{footer}</p>
    </article>
  )
}
