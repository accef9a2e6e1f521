import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { PRODUCT } from '../../shared/product.ts'
import { environment } from '../aws/environment.ts'
import { patience } from '../aws/patience.ts'
import type { Letter } from './letter.ts'

const ses = new SESv2Client(patience(4_000))

/** Hands a letter to the mail service. Throws when it does not take it. */
export async function send(to: string, { subject, text, html }: Letter): Promise<void> {
  const inUtf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: `${PRODUCT} <${environment('MAIL_FROM')}>`,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: inUtf8(subject), Body: { Text: inUtf8(text), Html: inUtf8(html) } } },
    }),
  )
}
