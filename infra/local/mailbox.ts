import type { Resolved } from './resolve.ts'
import { type Operations, ServiceError } from './stand-in.ts'

const KEPT_MAILS = 1_000

interface Text {
  Data: string
}
interface SendEmailInput {
  FromEmailAddress: string
  Destination: { ToAddresses: string[] }
  Content: { Simple: { Subject: Text; Body: { Text: Text; Html?: Text } } }
}

interface Mail {
  to: string
  subject: string
  text: string
  html: string | null
  /** Every address that the mail leads to. */
  links: string[]
  sentAt: string
}

const linksIn = (text: string) => [...new Set(text.match(/https?:\/\/[^\s"'<>]+/g) ?? [])]

/**
 * Everybody's letter box: the mail service in one operation, which keeps what it is given. A ready stand-in brings a web
 * server and a mail parser along, and tells time by another clock.
 */
export class Mailbox {
  private mails: Mail[] = []
  readonly operations: Operations

  constructor(identities: readonly Resolved[], now: () => number) {
    const ours = identities.map(({ name }) => name)
    const isOurs = (from: string) => ours.some((each) => from === each || from.endsWith(`@${each}`))
    this.operations = {
      SendEmail: ({ FromEmailAddress, Destination, Content }: SendEmailInput) => {
        const from = /<(.+)>$/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress
        if (!isOurs(from)) throw new ServiceError('MessageRejected', 'Email address is not verified')
        const { Subject, Body } = Content.Simple
        const html = Body.Html?.Data ?? null
        const links = linksIn(`${Body.Text.Data} ${html ?? ''}`)
        const sentAt = new Date(now()).toISOString()
        const mails = Destination.ToAddresses.map((to) => ({
          ...{ to, subject: Subject.Data, text: Body.Text.Data, html, links, sentAt },
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
