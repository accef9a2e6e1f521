import styles from './auth.module.css'

/** What was done, where it was asked for; read out politely. */
export function Told({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['told']} role="status">
      <p className={styles['toldTitle']}>{title}</p>
      <p>{text}</p>
    </div>
  )
}
