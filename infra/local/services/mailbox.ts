import { randomUUID } from 'node:crypto'
import { ACCOUNT, arn, REGION, type ResolvedResource } from '../template/resolve.ts'
import type { BusEvent } from './event-bus.ts'
import { type Operations, ServiceError } from './stand-in.ts'

const KEPT_MAILS = 1_000

/** The only operation of the mail service that functions call. Its method and path identify it. */
export const SEND_EMAIL = 'POST /v2/email/outbound-emails'

interface Text {
  Data: string
}
interface SendEmailInput {
  FromEmailAddress: string
  ConfigurationSetName?: string
  EmailTags?: { Name: string; Value: string }[]
  ReplyToAddresses?: string[]
  Destination: { ToAddresses: string[] }
  Content: { Simple: { Subject: Text; Body: { Text: Text; Html?: Text } } }
}

interface Mail {
  from: string
  to: string
  /** Where an answer goes; `null`: to the sender. */
  replyTo: string | null
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

interface EventDestinationProperties {
  ConfigurationSetName: string
  EventDestination: { Enabled: boolean; MatchingEventTypes: string[]; EventBridgeDestination?: object }
}

/** A kind of bounce. Mail to an address with a permanent one can never be delivered. */
export type BounceType = 'Permanent' | 'Transient'

/** A sent mail, for the events about it. */
interface SentMail {
  to: string
  configurationSet: string | undefined
  /** The object `mail` of its events. */
  record: object
}

interface MailboxContext {
  now: () => number
  /** Passes an event on to EventBridge. */
  publish: (event: BusEvent) => void
}

/** The addresses of SES's own mailbox simulator, which work in the same way on AWS. */
const SIMULATOR = /^(bounce|complaint)(\+.*)?@simulator\.amazonses\.com$/

/** The characters that SES allows in the value of a tag. */
const TAG_VALUE = /^[\w-]{1,256}$/

/**
 * The stand-in of the mail service, with one operation. It keeps the mails to all users. An existing library would add
 * a web server and a mail parser, and would not use the local world's clock.
 */
export class Mailbox {
  private mails: Mail[] = []
  private sent: SentMail[] = []
  private readonly bouncing = new Map<string, BounceType>()
  private readonly resourcesOf: (type: string) => ResolvedResource[]
  private readonly context: MailboxContext
  readonly operations: Operations

  constructor(resourcesOf: (type: string) => ResolvedResource[], context: MailboxContext) {
    this.resourcesOf = resourcesOf
    this.context = context
    this.operations = { [SEND_EMAIL]: (input: SendEmailInput) => this.send(input) }
  }

  /** The mails to an address, or all mails for `null`. The newest is first. */
  list(to: string | null): readonly Mail[] {
    return this.mails.filter((mail) => to === null || mail.to === to)
  }

  clear(): void {
    this.mails = []
    this.sent = []
    this.bouncing.clear()
  }

  /** From now on, mail to an address bounces, or is delivered (`null`). */
  setBounce(to: string, type: BounceType | null): void {
    if (type) this.bouncing.set(to, type)
    else this.bouncing.delete(to)
  }

  /** The recipient of the newest mail to an address complains about it. */
  complain(to: string): void {
    const mail = this.sent.find((each) => each.to === to)
    if (!mail) throw new TypeError('There is no mail to complain about')
    const timestamp = this.timestamp()
    this.publish(mail, 'Complaint', 'Email Complaint Received', {
      complainedRecipients: [{ emailAddress: to }],
      timestamp,
      feedbackId: randomUUID(),
      userAgent: 'Amazon SES Mailbox Simulator',
      complaintFeedbackType: 'abuse',
      arrivalDate: timestamp,
    })
  }

  private timestamp(): string {
    return new Date(this.context.now()).toISOString()
  }

  /** Returns the identity that sends a mail. Throws the errors of SES. */
  private identityOf({ FromEmailAddress, ConfigurationSetName, EmailTags = [] }: SendEmailInput): string {
    const identity = findIdentity(extractAddress(FromEmailAddress), this.resourcesOf('AWS::SES::EmailIdentity'))
    if (!identity) throw new ServiceError('MessageRejected', 'Email address is not verified')
    const configurationSets = this.resourcesOf('AWS::SES::ConfigurationSet').map(({ name }) => name)
    if (ConfigurationSetName !== undefined && !configurationSets.includes(ConfigurationSetName))
      throw new ServiceError('NotFoundException', `Configuration set <${ConfigurationSetName}> does not exist.`)
    if (EmailTags.some(({ Value }) => !TAG_VALUE.test(Value)))
      throw new ServiceError('BadRequestException', 'The value of a tag is invalid')
    return identity
  }

  private send(input: SendEmailInput) {
    const { FromEmailAddress, Destination, Content, ConfigurationSetName, EmailTags = [], ReplyToAddresses } = input
    const identity = this.identityOf(input)
    const { Subject, Body } = Content.Simple
    const html = Body.Html?.Data ?? null
    const links = linksIn(`${Body.Text.Data} ${html ?? ''}`)
    const messageId = randomUUID()
    for (const to of Destination.ToAddresses) {
      const sentAt = this.timestamp()
      const record = {
        timestamp: sentAt,
        source: FromEmailAddress,
        sourceArn: arn('ses', `identity/${identity}`),
        sendingAccountId: ACCOUNT,
        messageId,
        destination: [to],
        headersTruncated: false,
        headers: [
          { name: 'From', value: FromEmailAddress },
          { name: 'To', value: to },
          { name: 'Subject', value: Subject.Data },
        ],
        commonHeaders: { from: [FromEmailAddress], to: [to], messageId, subject: Subject.Data },
        tags: {
          ...(ConfigurationSetName && { 'ses:configuration-set': [ConfigurationSetName] }),
          ...Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]])),
        },
      }
      const sent = { to, configurationSet: ConfigurationSetName, record }
      const simulated = SIMULATOR.exec(to)?.[1]
      const bounceType = simulated === 'bounce' ? 'Permanent' : this.bouncing.get(to)
      if (bounceType) {
        this.bounce(sent, bounceType)
        continue
      }
      const words = { subject: Subject.Data, text: Body.Text.Data, html, links }
      const mail = { from: FromEmailAddress, to, replyTo: ReplyToAddresses?.join() ?? null, ...words, sentAt }
      this.mails = [mail, ...this.mails].slice(0, KEPT_MAILS)
      this.sent = [sent, ...this.sent].slice(0, KEPT_MAILS)
      if (simulated === 'complaint') this.complain(to)
    }
    return { MessageId: messageId }
  }

  private bounce(mail: SentMail, bounceType: BounceType): void {
    const isPermanent = bounceType === 'Permanent'
    const status = isPermanent ? '5.1.1' : '4.4.7'
    const diagnosticCode = isPermanent ? 'smtp; 550 5.1.1 user unknown' : 'smtp; 450 4.4.7 message expired'
    this.publish(mail, 'Bounce', 'Email Bounced', {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress: mail.to, action: 'failed', status, diagnosticCode }],
      timestamp: this.timestamp(),
      feedbackId: randomUUID(),
      reportingMTA: 'dns; amazonses.com',
    })
  }

  /** Publishes an event, if the mail's configuration set has EventBridge as the destination of its kind. */
  private publish(mail: SentMail, eventType: 'Bounce' | 'Complaint', detailType: string, details: object): void {
    const isPublished = this.resourcesOf('AWS::SES::ConfigurationSetEventDestination').some(({ properties }) => {
      const { ConfigurationSetName, EventDestination } = properties as unknown as EventDestinationProperties
      const { Enabled, MatchingEventTypes, EventBridgeDestination } = EventDestination
      const isMatching = MatchingEventTypes.includes(eventType.toLowerCase())
      return ConfigurationSetName === mail.configurationSet && Enabled && isMatching && EventBridgeDestination
    })
    if (!isPublished) return
    const event = {
      version: '0',
      id: randomUUID(),
      'detail-type': detailType,
      source: 'aws.ses',
      account: ACCOUNT,
      time: this.timestamp(),
      region: REGION,
      resources: [arn('ses', `configuration-set/${mail.configurationSet}`)],
      detail: { eventType, [eventType.toLowerCase()]: details, mail: mail.record },
    }
    this.context.publish(event)
  }
}
