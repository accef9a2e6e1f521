import { addressIn, identityOf, SEND_EMAIL } from '../services/mailbox.ts'
import { arn, ofType, type Resolve } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import type { Read } from './ask.ts'
import { readerOfDynamoDb } from './dynamodb-calls.ts'

const cognito: Read = ({ operation, asked }) => [
  { action: `cognito-idp:${operation}`, resource: arn('cognito-idp', `userpool/${asked.UserPoolId}`), context: {} },
]

const sqs: Read = ({ operation, asked }) => [
  { action: `sqs:${operation}`, resource: arn('sqs', String(asked.QueueUrl).split('/').at(-1) ?? ''), context: {} },
]

const ssm: Read = ({ operation, asked }) => [
  {
    action: `ssm:${operation}`,
    resource: arn('ssm', `parameter/${String(asked.Name).replace(/^\//, '')}`),
    context: {},
  },
]

function readerOfMail(assembly: Assembly, resolve: Resolve): Read {
  const identities = ofType(assembly, 'AWS::SES::EmailIdentity', resolve)
  return ({ asked }) => {
    const address = addressIn(String(asked.FromEmailAddress))
    const resource = arn('ses', `identity/${identityOf(address, identities) ?? address}`)
    return [{ action: 'ses:SendEmail', resource, context: {} }]
  }
}

/** How the calls of each service are read. One that is not here cannot be told, and so is refused. */
export function readerOf(assembly: Assembly, resolve: Resolve): Read {
  const services: Record<string, Read> = {
    DynamoDB_20120810: readerOfDynamoDb(assembly, resolve),
    AWSCognitoIdentityProviderService: cognito,
    AmazonSQS: sqs,
    AmazonSSM: ssm,
    [SEND_EMAIL]: readerOfMail(assembly, resolve),
  }
  return (call) => services[call.service]?.(call)
}
