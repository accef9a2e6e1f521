import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { PRODUCT } from '../../shared/product.ts'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'
import type { Hash } from '../table/keys.ts'
import type { FormattedMail } from './format-mail.ts'

const ses = traceCalls(new SESv2Client(clientTimeouts(4_000)))

/**
 * Sends a mail through SES. Throws when SES does not accept it. If the mail is refused later, SES reports
 * `refusalKeys`, by which the refusal is recorded.
 */
export async function sendMail(
  to: string,
  { subject, text, html }: FormattedMail,
  refusalKeys: readonly Hash[],
): Promise<void> {
  const inUtf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: `${PRODUCT} <${environmentVariable('MAIL_FROM')}>`,
      ConfigurationSetName: environmentVariable('MAIL_CONFIGURATION_SET'),
      // SES allows only letters, digits, `_` and `-` in a tag. A key has 43 characters.
      EmailTags: [{ Name: 'recipients', Value: refusalKeys.join('') }],
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: inUtf8(subject), Body: { Text: inUtf8(text), Html: inUtf8(html) } } },
    }),
  )
}
