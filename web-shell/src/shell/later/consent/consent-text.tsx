import { Link } from '../../first/frame/link.tsx'
import styles from './consent.module.css'
import { text } from './text.ts'

/** The text that users agree to before their health data is stored. Source: requirement SEC-30. */
export function ConsentText() {
  return (
    <div className={styles['text']}>
      <p>{text.intro}</p>
      <dl>
        {text.parts.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/privacy">{text.privacy}</Link>
      </p>
    </div>
  )
}
