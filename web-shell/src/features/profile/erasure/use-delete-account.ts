import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileApi } from '../../../../../shared/profile/api.ts'
import { localDate } from '../../../../../shared/time/local-date.ts'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import { call } from '../../../shell/first/api/call.ts'
import { today, zone } from '../../../shell/first/api/clock.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { signOut } from '../../../shell/later/session/sign-out.ts'
import { text } from './text.ts'

/** Asks for the deletion of the account, and then removes its data from this device as a sign-out does. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(profileApi.requestErasure),
    onSuccess: async ({ erasesAt }) => {
      const day = formatDay(localDate(erasesAt, zone()), today())
      // The session has ended with the request, so this only clears the device.
      await signOut(client, () => undefined)
      notify({ title: text.done.title(day), text: text.done.text, isPersistent: true })
    },
  })
}
