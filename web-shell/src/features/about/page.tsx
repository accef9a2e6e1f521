import takeAlong from 'icon:download-simple'
import fileText from 'icon:file-text'
import handshake from 'icon:handshake'
import lock from 'icon:lock-simple'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { LinkRow, Rows } from '../../shell/first/frame/rows.tsx'
import styles from './about.module.css'
import { FeedbackForm } from './feedback-form.tsx'
import { Licences } from './licences.tsx'
import { text } from './text.ts'

/** What the app is and is not, privacy, a message to us, and licences. Source: requirement PROF-04. */
export function AboutPage() {
  const { what, disclaimer, privacy } = text
  return (
    <Page heading={text.heading} title={text.title}>
      <section className={styles['part']}>
        <h2>{what.title}</h2>
        {what.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Card tone="soft" aria-labelledby="disclaimer">
        <h2 id="disclaimer">{disclaimer.title}</h2>
        <p>{disclaimer.text}</p>
        <p>{disclaimer.reviews}</p>
        <p>{disclaimer.aims}</p>
        <div>
          <Link to="/flare-kit#care" className={buttonClass('quiet')}>
            {disclaimer.care}
          </Link>
        </div>
      </Card>
      <FeedbackForm />
      <section className={styles['part']}>
        <h2>{privacy.title}</h2>
        <p>{privacy.text}</p>
        <Rows>
          <LinkRow to="/privacy" icon={lock} {...privacy.links.privacy} />
          <LinkRow to="/terms" icon={fileText} {...privacy.links.terms} />
          <LinkRow to="/settings?room=export" icon={takeAlong} {...privacy.links.data} />
          <LinkRow to="/settings?room=consent" icon={handshake} {...privacy.links.agreement} />
        </Rows>
      </section>
      <Licences />
    </Page>
  )
}
