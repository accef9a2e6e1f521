import { Link } from '../../shell/first/frame/link.tsx'
import styles from './auth.module.css'
import { text } from './entry/text.ts'

const words = text.beforeAccount

/** What a user confirms by creating an account, with the texts that count. */
export function BeforeAccount() {
  return (
    <p className={styles['kept']}>
      {words.age} <Link to="/terms">{words.terms}</Link>
      {words.data} <Link to="/privacy">{words.privacy}</Link>
      {words.end}
    </p>
  )
}
