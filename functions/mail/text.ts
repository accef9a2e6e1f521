import { PRODUCT } from '../../shared/product.ts'
import type { MailJob } from '../outbox/mail-job.ts'

export interface Letter {
  subject: string
  text: string
}

/** The words of each kind of mail; `address` is the product's own. Whoever reads over a shoulder learns nothing. */
const LETTERS: Record<MailJob['kind'], (address: string) => Letter> = {
  'address-taken': (address) => ({
    subject: `Your ${PRODUCT} account`,
    text: `Hello,

Somebody just tried to open a ${PRODUCT} account with this email address. There is one already, and it is yours.

If it was you, you can sign in here:
${address}/auth

If it was not you, nothing has happened and there is nothing you need to do.

${PRODUCT}
`,
  }),
}

export function write({ kind }: MailJob, address: string): Letter {
  return LETTERS[kind](address)
}
