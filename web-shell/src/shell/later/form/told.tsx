import styles from './told.module.css'

/** What was done, where it was asked for; read out politely. */
export function Told({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['told']} role="status">
      <p className={styles['title']}>{title}</p>
      <p>{text}</p>
    </div>
  )
}
