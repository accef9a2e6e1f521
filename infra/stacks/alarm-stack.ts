import { Stack, type StackProps } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

interface Watch {
  metric: IMetric
  /** The value, in the metric's unit, from which on it is too much. */
  atLeast: number
  /** How many periods of five minutes in a row. */
  periods?: number
  /** What an operator reads: what has happened, and where to look. */
  meaning: string
}

/** Where alarms go: one topic, and from it to the operator's address that `alarmEmail` in the context gives. */
export class AlarmStack extends Stack {
  private readonly action: SnsAction

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props)
    // Not encrypted by a key of AWS's: CloudWatch may not publish under that. An alarm tells nothing of anybody.
    const topic = new Topic(this, 'Topic', { enforceSSL: true })
    // A topic with a policy of its own has lost the one that let its account's alarms in.
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

  /** Makes an alarm in `scope`, beside what it watches. */
  watch(scope: Construct, id: string, { metric, atLeast, periods = 1, meaning }: Watch): void {
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
