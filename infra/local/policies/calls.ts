import { extractAddress, findIdentity, SEND_EMAIL } from '../services/mailbox.ts'
import { arn, type Resolve, resourcesOfType } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import { createDynamoDbReader } from './dynamodb-calls.ts'
import type { CallReader } from './permission.ts'

const cognito: CallReader = ({ operation, asked }) => [
  { action: `cognito-idp:${operation}`, resource: arn('cognito-idp', `userpool/${asked.UserPoolId}`), context: {} },
]

const sqs: CallReader = ({ operation, asked }) => [
  { action: `sqs:${operation}`, resource: arn('sqs', String(asked.QueueUrl).split('/').at(-1) ?? ''), context: {} },
]

const ssm: CallReader = ({ operation, asked }) => [
  {
    action: `ssm:${operation}`,
    resource: arn('ssm', `parameter/${String(asked.Name).replace(/^\//, '')}`),
    context: {},
  },
]

function readerOfMail(assembly: Assembly, resolve: Resolve): CallReader {
  const identities = resourcesOfType(assembly, 'AWS::SES::EmailIdentity', resolve)
  return ({ asked }) => {
    const address = extractAddress(String(asked.FromEmailAddress))
    const resource = arn('ses', `identity/${findIdentity(address, identities) ?? address}`)
    return [{ action: 'ses:SendEmail', resource, context: {} }]
  }
}

/** Creates a reader for the calls of each service. Calls of other services cannot be read, so they are refused. */
export function createCallReader(assembly: Assembly, resolve: Resolve): CallReader {
  const services: Record<string, CallReader> = {
    DynamoDB_20120810: createDynamoDbReader(assembly, resolve),
    AWSCognitoIdentityProviderService: cognito,
    AmazonSQS: sqs,
    AmazonSSM: ssm,
    [SEND_EMAIL]: readerOfMail(assembly, resolve),
  }
  return (call) => services[call.service]?.(call)
}
