import type { PushTest } from '../../../../../shared/operations/schema.ts'
import rows from '../../../rows.module.css'
import styles from '../operations.module.css'
import { pushText as text } from '../text.ts'

/** What became of a test for each device. Read out when it arrives. */
export function TestResults({ name, test }: { name: string; test: PushTest | undefined }) {
  return (
    <div aria-live="polite" className={styles['part']}>
      {test && (
        <>
          <h3 className={styles['sub']}>{text.results(name)}</h3>
          {test.devices.length === 0 && <p>{text.none}</p>}
          <ul className={rows['list']}>
            {test.devices.map((device, index) => (
              // The service tells no more of a device than its browser, and two may have the same.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={rows['row']}>
                <div className={rows['words']}>
                  <h4 className={rows['title']}>{device.name || text.device}</h4>
                  <p>{text.result[device.result]}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
