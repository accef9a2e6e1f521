import { type ActiveCustomItems, CUSTOM_KINDS } from '../../../../../shared/custom/rules.ts'
import { useOnline } from '../../first/api/connection.ts'
import styles from './custom.module.css'
import { CustomItemList } from './custom-item-list.tsx'
import { text } from './text.ts'

/** The user's custom symptoms and triggers, to add, change and delete. Sources: requirements CUST-01 to CUST-03. */
export function CustomFields({ custom }: { custom: ActiveCustomItems }) {
  const online = useOnline()
  const hasAny = CUSTOM_KINDS.some((kind) => custom[kind].length > 0)
  return (
    <>
      <div role="status" className={styles['offline']}>
        {!online && <p>{text.offline}</p>}
        {!online && hasAny && <p>{text.cached}</p>}
      </div>
      {CUSTOM_KINDS.map((kind) => (
        <CustomItemList key={kind} kind={kind} items={custom[kind]} />
      ))}
    </>
  )
}
