import back from 'icon:caret-left'
import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { sessionQuery } from '../../shell/first/session/session.ts'
import styles from './about.module.css'
import { text } from './text.ts'

/** A text with headings, for everyone. */
export interface PlainDocument {
  title: string
  /** Its version and date. */
  version: string
  /** The most important sentences. */
  summary: readonly string[]
  parts: readonly { title: string; paragraphs?: readonly string[]; points?: readonly string[] }[]
}

/** Shows a text that counts between the user and us. The way back leads where the reader belongs. */
export function DocumentPage({ document: { title, version, summary, parts } }: { document: PlainDocument }) {
  const { data } = useQuery(sessionQuery)
  const [to, label] = data?.account ? ['/about', text.toAbout] : ['/', text.toEntry]
  return (
    <Page
      heading={title}
      above={
        <div>
          <Link to={to} className={buttonClass('quiet')}>
            <Icon of={back} />
            {label}
          </Link>
        </div>
      }
      intro={<p className={styles['quiet']}>{version}</p>}
    >
      <Card tone="soft" aria-label={text.summary}>
        {summary.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Card>
      {parts.map(({ title: heading, paragraphs = [], points = [] }) => (
        <section key={heading} className={styles['part']}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul className={styles['points']}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Page>
  )
}
