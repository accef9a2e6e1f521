import type { Resolved } from '../template/resolve.ts'
import { type Operations, ServiceError } from './stand-in.ts'

const KEPT_MAILS = 1_000

/** The service's one operation, by which a call of it is known. */
export const SEND_EMAIL = 'POST /v2/email/outbound-emails'

interface Text {
  Data: string
}
interface SendEmailInput {
  FromEmailAddress: string
  Destination: { ToAddresses: string[] }
  Content: { Simple: { Subject: Text; Body: { Text: Text; Html?: Text } } }
}

interface Mail {
  from: string
  to: string
  subject: string
  text: string
  html: string | null
  /** Every address that the mail leads to. */
  links: string[]
  sentAt: string
}

/** The address in `Name <address>`. */
export const addressIn = (from: string) => /<(.+)>$/.exec(from)?.[1] ?? from

/** The identity under which an address may send: itself, or its domain. */
export function identityOf(address: string, identities: readonly Resolved[]): string | undefined {
  return identities.find(({ name }) => address === name || address.endsWith(`@${name}`))?.name
}

const linksIn = (text: string) => [...new Set(text.match(/https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)]/g) ?? [])]

/**
 * Everybody's letter box: the mail service in one operation, which keeps what it is given. A ready stand-in brings a web
 * server and a mail parser along, and tells time by another clock.
 */
export class Mailbox {
  private mails: Mail[] = []
  readonly operations: Operations

  constructor(identities: readonly Resolved[], now: () => number) {
    this.operations = {
      [SEND_EMAIL]: ({ FromEmailAddress, Destination, Content }: SendEmailInput) => {
        if (!identityOf(addressIn(FromEmailAddress), identities))
          throw new ServiceError('MessageRejected', 'Email address is not verified')
        const { Subject, Body } = Content.Simple
        const html = Body.Html?.Data ?? null
        const links = linksIn(`${Body.Text.Data} ${html ?? ''}`)
        const sentAt = new Date(now()).toISOString()
        const mails = Destination.ToAddresses.map((to) => ({
          ...{ from: FromEmailAddress, to, subject: Subject.Data, text: Body.Text.Data, html, links, sentAt },
        }))
        this.mails = [...mails, ...this.mails].slice(0, KEPT_MAILS)
        return { MessageId: `local-${sentAt}` }
      },
    }
  }

  /** The mails to an address, or to anybody; the newest first. */
  list(to: string | null): readonly Mail[] {
    return this.mails.filter((mail) => to === null || mail.to === to)
  }

  clear(): void {
    this.mails = []
  }
}
