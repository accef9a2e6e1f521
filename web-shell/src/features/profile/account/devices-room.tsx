import { isStaff, type SessionView } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { now } from '../../../shell/first/api/clock.ts'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { useRecoverFocus } from '../../../shell/later/form/recover-focus.ts'
import { StayOnDevice } from '../../../shell/later/session/stay-on-device.tsx'
import styles from '../settings/settings.module.css'
import { text } from '../settings/text.ts'
import { useDevices, useEndSession } from './use-devices.ts'

const words = text.devices

/** Where the user is signed in. Each session can be ended, or all others at once. */
export function DevicesRoom() {
  const account = useAccount()
  const devices = useDevices()
  const end = useEndSession()
  useRecoverFocus(devices.data)
  if (devices.error)
    return <LoadError error={devices.error} busy={devices.isFetching} onRetry={() => void devices.refetch()} />
  if (!devices.data)
    return (
      <Loading label={words.loading} className={styles['room']}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Loading>
    )
  const hasOthers = devices.data.some(({ isHere }) => !isHere)
  return (
    <div className={styles['room']}>
      <p>{words.what}</p>
      <ul className={styles['devices']}>
        {devices.data.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="secondary"
          wide
          busy={end.isPending && end.variables === undefined}
          busyLabel={words.ending}
          onClick={() => end.mutate(undefined)}
        >
          {words.endOthers}
        </Button>
      ) : (
        <p>{words.only}</p>
      )}
      <p className={styles['quiet']}>{words.unsent}</p>
      {account && !isStaff(account) && <StayOnDevice />}
    </div>
  )
}

interface DeviceProps {
  session: SessionView
  busy: boolean
  onEnd: () => void
}

function Device({ session: { browser, usedAt, isHere }, busy, onEnd }: DeviceProps) {
  const name = browser || words.unknown
  return (
    <li className={styles['device']}>
      <div>
        <p className={styles['name']}>{name}</p>
        <p className={styles['quiet']}>{isHere ? words.here : words.used(usedAt, now())}</p>
      </div>
      {!isHere && (
        <Button variant="quiet" aria-label={words.endOf(name)} busy={busy} busyLabel={words.ending} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
