import type { Account } from '../../../../../shared/auth/schema.ts'

/** The account whose user goes on without the role, until the page is loaded again. */
let accountId: string | undefined

/** Stores that a member of the staff does not use their passkey now: no screen asks for it again. */
export function goOnWithoutRole({ id }: Pick<Account, 'id'>): void {
  accountId = id
}

/** Whether a member of the staff should be asked for their passkey. */
export function isPasskeyAsked({ id, needsPasskey }: Pick<Account, 'id' | 'needsPasskey'>): boolean {
  return needsPasskey === true && accountId !== id
}
