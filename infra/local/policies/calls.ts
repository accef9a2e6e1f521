import { extractAddress, findIdentity, SEND_EMAIL } from '../services/mailbox.ts'
import { arn, type Resolve, resourcesOfType } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import { createDynamoDbReader } from './dynamodb-calls.ts'
import { type CallReader, S3 } from './permission.ts'

const cognito: CallReader = ({ operation, input }) => [
  { action: `cognito-idp:${operation}`, resource: arn('cognito-idp', `userpool/${input.UserPoolId}`), context: {} },
]

/** A redrive also needs what it does for the caller: it takes messages from one queue and sends them to others. */
const REDRIVE = ['StartMessageMoveTask', 'ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes']

/** The permission to send a message is that to send a batch of them. */
function createQueueReader(assembly: Assembly, resolve: Resolve): CallReader {
  const queues = resourcesOfType(assembly, 'AWS::SQS::Queue', resolve)
  const sourcesOf = (deadLetters: string) =>
    queues.filter(({ properties }) => {
      const { deadLetterTargetArn } = (properties['RedrivePolicy'] ?? {}) as { deadLetterTargetArn?: string }
      return deadLetterTargetArn === deadLetters
    })
  const permission = (action: string, resource: string) => ({ action: `sqs:${action}`, resource, context: {} })
  const ofQueue = (url: unknown) => arn('sqs', String(url).split('/').at(-1) ?? '')
  return ({ operation, input }) => {
    const resource = String(input.SourceArn ?? ofQueue(input.QueueUrl))
    if (operation !== 'StartMessageMoveTask') return [permission(operation.replace('Batch', ''), resource)]
    return [
      ...REDRIVE.map((action) => permission(action, resource)),
      ...sourcesOf(resource).map(({ name }) => permission('SendMessage', ofQueue(name))),
    ]
  }
}

const ssm: CallReader = ({ operation, input }) => [
  {
    action: `ssm:${operation}`,
    resource: arn('ssm', `parameter/${String(input.Name).replace(/^\//, '')}`),
    context: {},
  },
]

/** `operation` is the action, and `input` the bucket and the key, if it has one. ARNs of S3 have no region. */
const s3: CallReader = ({ operation, input: { bucket, key } }) =>
  operation
    ? [{ action: `s3:${operation}`, resource: `arn:aws:s3:::${bucket}${key && `/${key}`}`, context: {} }]
    : undefined

function createMailReader(assembly: Assembly, resolve: Resolve): CallReader {
  const identities = resourcesOfType(assembly, 'AWS::SES::EmailIdentity', resolve)
  return ({ input }) => {
    const address = extractAddress(String(input.FromEmailAddress))
    const names = [`identity/${findIdentity(address, identities) ?? address}`]
    // SES also needs a permission for the configuration set that a mail uses.
    if (input.ConfigurationSetName) names.push(`configuration-set/${input.ConfigurationSetName}`)
    return names.map((name) => ({ action: 'ses:SendEmail', resource: arn('ses', name), context: {} }))
  }
}

/** Creates a reader for the calls of these services. A call of any other service is refused. */
export function createCallReader(assembly: Assembly, resolve: Resolve): CallReader {
  const services: Record<string, CallReader> = {
    DynamoDB_20120810: createDynamoDbReader(assembly, resolve),
    AWSCognitoIdentityProviderService: cognito,
    AmazonSQS: createQueueReader(assembly, resolve),
    AmazonSSM: ssm,
    [S3]: s3,
    [SEND_EMAIL]: createMailReader(assembly, resolve),
  }
  return (call) => services[call.service]?.(call)
}
