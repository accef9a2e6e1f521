import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { PRODUCT } from '../../shared/product.ts'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'
import type { Hash } from '../table/keys.ts'
import type { FormattedMail } from './format-mail.ts'

const ses = traceCalls(new SESv2Client(clientTimeouts(4_000)))

/** Stands for the address that our mails come from. A team reads what is sent there. */
export const OWN_MAILBOX = Symbol('own mailbox')

/**
 * Sends a mail through SES. Throws when SES does not accept it. If the mail is refused later, SES reports
 * `refusalKeys`, by which the refusal is recorded.
 */
export async function sendMail(
  { to, replyTo, refusalKeys }: { to: string | typeof OWN_MAILBOX; replyTo?: string; refusalKeys: readonly Hash[] },
  { subject, text, html }: FormattedMail,
): Promise<void> {
  const ownAddress = environmentVariable('MAIL_FROM')
  const inUtf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: `${PRODUCT} <${ownAddress}>`,
      ConfigurationSetName: environmentVariable('MAIL_CONFIGURATION_SET'),
      // SES allows only letters, digits, `_` and `-` in a tag. A key has 43 characters.
      ...(refusalKeys.length && { EmailTags: [{ Name: 'recipients', Value: refusalKeys.join('') }] }),
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Destination: { ToAddresses: [to === OWN_MAILBOX ? ownAddress : to] },
      Content: { Simple: { Subject: inUtf8(subject), Body: { Text: inUtf8(text), Html: inUtf8(html) } } },
    }),
  )
}
