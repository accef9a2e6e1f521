import styles from './success-notice.module.css'

/** Shows the success of an action, next to its control. Screen readers announce it politely. */
export function SuccessNotice({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['told']} role="status">
      <p className={styles['title']}>{title}</p>
      <p>{text}</p>
    </div>
  )
}
