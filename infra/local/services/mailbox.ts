import type { ResolvedResource } from '../template/resolve.ts'
import { type Operations, ServiceError } from './stand-in.ts'

const KEPT_MAILS = 1_000

/** The only operation of the mail service that functions call. Its method and path identify it. */
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
  /** Every link in the mail. */
  links: string[]
  sentAt: string
}

/** Returns the address in `Name <address>`. */
export const extractAddress = (from: string) => /<(.+)>$/.exec(from)?.[1] ?? from

/** Returns the identity that allows an address to send: the address itself or its domain. */
export function findIdentity(address: string, identities: readonly ResolvedResource[]): string | undefined {
  return identities.find(({ name }) => address === name || address.endsWith(`@${name}`))?.name
}

const linksIn = (text: string) => [...new Set(text.match(/https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)]/g) ?? [])]

/**
 * The stand-in of the mail service, with one operation. It keeps the mails to all users. An existing library would add
 * a web server and a mail parser, and would not use the local world's clock.
 */
export class Mailbox {
  private mails: Mail[] = []
  readonly operations: Operations

  constructor(identities: readonly ResolvedResource[], now: () => number) {
    this.operations = {
      [SEND_EMAIL]: ({ FromEmailAddress, Destination, Content }: SendEmailInput) => {
        if (!findIdentity(extractAddress(FromEmailAddress), identities))
          throw new ServiceError('MessageRejected', 'Email address is not verified')
        const { Subject, Body } = Content.Simple
        const html = Body.Html?.Data ?? null
        const links = linksIn(`${Body.Text.Data} ${html ?? ''}`)
        const sentAt = new Date(now()).toISOString()
        const mails = Destination.ToAddresses.map((to) => ({
          from: FromEmailAddress,
          to,
          subject: Subject.Data,
          text: Body.Text.Data,
          html,
          links,
          sentAt,
        }))
        this.mails = [...mails, ...this.mails].slice(0, KEPT_MAILS)
        return { MessageId: `local-${sentAt}` }
      },
    }
  }

  /** The mails to an address, or all mails for `null`. The newest is first. */
  list(to: string | null): readonly Mail[] {
    return this.mails.filter((mail) => to === null || mail.to === to)
  }

  clear(): void {
    this.mails = []
  }
}
