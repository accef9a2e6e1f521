import { useState } from 'react'
import { operationsApi } from '../../../../../shared/operations/api.ts'
import type { PushTest } from '../../../../../shared/operations/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { useMutation } from '../../../../../shared/ui/query.ts'
import { Link } from '../../../../../shared/ui/router.ts'
import { useShell } from '../../../../../shared/ui/shell.tsx'
import styles from '../operations.module.css'
import { pushText as text } from '../text.ts'
import { OtherDevices } from './other-devices.tsx'
import { TestResults } from './test-results.tsx'

/** Sends test notifications, for admins. Source: requirement ADM-07. */
export function PushPage() {
  const { Page } = useShell()
  return (
    <Page heading={text.heading} above={<Link to="/admin?operations">{text.toOperations}</Link>}>
      <p>{text.about}</p>
      <OwnDevices />
      <OtherDevices />
    </Page>
  )
}

function OwnDevices() {
  const { call, wordsFor } = useShell()
  const [test, setTest] = useState<PushTest>()
  const sending = useMutation({
    mutationFn: () => call(operationsApi.testOwnDevices),
    meta: { staysOnScreen: true },
    onMutate: () => setTest(undefined),
    onSuccess: setTest,
  })
  return (
    <section aria-labelledby="own" className={styles['part']}>
      <h2 id="own">{text.own}</h2>
      <div>
        <Button busy={sending.isPending} busyLabel={text.sending} onClick={() => sending.mutate()}>
          {text.sendOwn}
        </Button>
      </div>
      {sending.error && <Notice title={wordsFor(sending.error).title}>{wordsFor(sending.error).text}</Notice>}
      <TestResults name={text.you} test={test} />
    </section>
  )
}
