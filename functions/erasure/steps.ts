import { removeFromDirectory } from '../aws/remove-from-directory.ts'
import { deleteCustomer } from '../stripe/delete-customer.ts'
import type { UserId } from '../table/keys.ts'
import { eraseItems } from './erase-items.ts'
import { recordErased } from './erased-users.ts'

/**
 * One step of an erasure. Returns `false` when it must go on in another run, because `isLate` says that this one must
 * end. Each step runs again after a failure of any step, so it must be safe to repeat, and must not fail for what is
 * gone already.
 */
type Step = (user: UserId, isLate: () => boolean) => Promise<boolean>

const completely =
  (run: (user: UserId) => Promise<void>): Step =>
  async (user) => {
    await run(user)
    return true
  }

/**
 * What erases an account, in this order. Payments end first: nothing is charged for an account that is gone. The items of the table are last, because they lead to everything else. A
 * feature that keeps anything of a user elsewhere (uploads, push) adds its step before them.
 */
export const STEPS: Readonly<Record<string, Step>> = {
  payments: completely(deleteCustomer),
  record: completely(recordErased),
  directory: completely(removeFromDirectory),
  items: eraseItems,
}
