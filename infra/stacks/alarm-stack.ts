import { Stack, type StackProps } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

interface AlarmProps {
  metric: IMetric
  /** The alarm fires at this value or above, in the unit of the metric. */
  atLeast: number
  /** The number of consecutive periods of the metric, which are five minutes unless it says otherwise. Default: 1. */
  periods?: number
  /** The text for the operator: what has happened, and where to look. */
  meaning: string
}

/** The topic that receives all alarms. It mails them to the operator's address, `alarmEmail` of the context. */
export class AlarmStack extends Stack {
  private readonly action: SnsAction

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props)
    // Not encrypted: CloudWatch may not publish with an AWS managed key. An alarm contains no personal data.
    const topic = new Topic(this, 'Topic', { enforceSSL: true })
    // `enforceSSL` adds a topic policy, which replaces the default one. The default policy lets the account's alarms
    // publish, so this statement must allow it again.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    const address: string | undefined = this.node.tryGetContext('alarmEmail')
    if (address) topic.addSubscription(new EmailSubscription(address))
    this.action = new SnsAction(topic)
  }

  /** Creates an alarm in `scope`, next to the resource that it watches. */
  addAlarm(scope: Construct, id: string, { metric, atLeast, periods = 1, meaning }: AlarmProps): void {
    new Alarm(scope, id, {
      metric,
      threshold: atLeast,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: meaning,
    }).addAlarmAction(this.action)
  }
}
