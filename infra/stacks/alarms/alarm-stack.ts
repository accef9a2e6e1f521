import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { contextNumber } from '../context.ts'

/** US dollars. About four times what the idle system costs. */
const DEFAULT_MONTHLY_BUDGET = 20

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
    // publish, so this statement must allow it again. The budget publishes, too.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: ['cloudwatch', 'budgets'].map((service) => new ServicePrincipal(`${service}.amazonaws.com`)),
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    this.addBudget(topic)
    const address: string | undefined = this.node.tryGetContext('alarmEmail')
    if (address) topic.addSubscription(new EmailSubscription(address))
    this.action = new SnsAction(topic)
  }

  /**
   * Tells when the account costs more than expected in a month: at four fifths of `monthlyBudget` (US dollars), and
   * when the month will probably exceed it. It stops nothing.
   */
  private addBudget(topic: Topic): void {
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })
    const budget = new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: contextNumber(this, 'monthlyBudget') ?? DEFAULT_MONTHLY_BUDGET, unit: 'USD' },
      },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    })
    // Budgets checks that it may publish when the budget is created.
    budget.node.addDependency(topic)
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
