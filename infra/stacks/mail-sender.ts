import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { EventBus, EventField, Match, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { AlarmStack } from './alarms/alarm-stack.ts'

interface MailSenderProps {
  domain: string | undefined
  address: string
  /** Receives the bounces and complaints. */
  refusals: Queue
  alarms: AlarmStack
}

/** SES's metrics of all mails of this account. AWS judges the account by the two rates. */
export const mailMetric = (metricName: 'Send' | 'Reputation.BounceRate' | 'Reputation.ComplaintRate') =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    statistic: metricName === 'Send' ? 'Sum' : 'Maximum',
    period: Duration.hours(1),
  })

/** The sender of all mail: `hello@` our domain or, without a domain, the given address. */
export class MailSender extends Construct {
  readonly address: string
  /** The name of the configuration set that every mail uses. */
  readonly configurationSet: string
  /** What a function must be allowed to send with. */
  readonly arns: readonly string[]

  constructor(scope: Construct, id: string, { domain, address, refusals, alarms }: MailSenderProps) {
    super(scope, id)
    this.address = domain ? `hello@${domain}` : address
    const identity = new EmailIdentity(this, 'Identity', {
      identity: domain ? Identity.domain(domain) : Identity.email(address),
    })
    const configurationSet = new ConfigurationSet(this, 'Settings', {
      reputationMetrics: true,
      // A mail can contain a link that signs in.
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // Our table decides who gets mail (decision 118). SES's list would stop even the mail that proves an address.
      disableSuppressionList: true,
    })
    this.configurationSet = configurationSet.configurationSetName
    this.arns = [
      identity.emailIdentityArn,
      Stack.of(this).formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: this.configurationSet,
      }),
    ]
    // DKIM proves to receiving servers that the mail is ours. An operator adds these records to the domain's DNS.
    if (domain)
      for (const [index, { name, value }] of identity.dkimRecords.entries())
        new CfnOutput(this, `Dkim${index + 1}`, { value: `${name} CNAME ${value}` })
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    this.passOn('bounce', 'Email Bounced', refusals, { bounce: { bounceType: ['Permanent'] } })
    this.passOn('complaint', 'Email Complaint Received', refusals)
    this.addAlarms(alarms)
  }

  /**
   * Passes events of SES on to a queue. Only the tag with the hashes of the recipient is passed on, so the queue holds
   * no address.
   */
  private passOn(reason: 'bounce' | 'complaint', detailType: string, queue: Queue, detail: object = {}): void {
    const tags = { 'ses:configuration-set': [this.configurationSet], recipients: Match.exists() }
    const message = RuleTargetInput.fromObject({
      reason,
      recipients: EventField.fromPath('$.detail.mail.tags.recipients'),
      sentAt: EventField.fromPath('$.detail.mail.timestamp'),
    })
    new Rule(this, reason, {
      eventPattern: { source: ['aws.ses'], detailType: [detailType], detail: { ...detail, mail: { tags } } },
      targets: [new SqsQueue(queue, { message })],
    })
  }

  private addAlarms(alarms: AlarmStack): void {
    alarms.addAlarm(this, 'Bounces', {
      metric: mailMetric('Reputation.BounceRate'),
      atLeast: 0.05,
      meaning: '5 % of our mails bounce, the rate at which AWS reviews an account: find out who enters wrong addresses',
    })
    alarms.addAlarm(this, 'Complaints', {
      metric: mailMetric('Reputation.ComplaintRate'),
      atLeast: 0.001,
      meaning:
        'Complaints about 0.1 % of our mails, the rate at which AWS reviews an account: find out who causes mail',
    })
    alarms.addAlarm(this, 'Volume', {
      metric: mailMetric('Send'),
      atLeast: 500,
      meaning: '500 mails or more in an hour: an attack on mailboxes, or more users. The log says which mails',
    })
  }
}
