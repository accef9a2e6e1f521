import { randomBytes } from 'node:crypto'
import type { Resource } from './resource.ts'
import type { Assembly } from './template.ts'

export const REGION = 'eu-west-2'
export const ACCOUNT = '000000000000'
const PSEUDO: Record<string, string> = {
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::Region': REGION,
  'AWS::URLSuffix': 'amazonaws.com',
}

export const arn = (service: string, name: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${name}`

/** What a resource answers to `Ref` and `Fn::GetAtt` on this machine. */
type Attributes = Record<string, string>
const ATTRIBUTES: Record<string, (name: string, identity: Identity) => Attributes> = {
  'AWS::DynamoDB::GlobalTable': (name) => ({ Ref: name, Arn: arn('dynamodb', `table/${name}`) }),
  'AWS::Cognito::UserPool': (_, { poolId, issuer }) => ({
    Ref: poolId,
    Arn: arn('cognito-idp', `userpool/${poolId}`),
    ProviderURL: issuer,
  }),
  'AWS::Cognito::UserPoolClient': (_, { clientId }) => ({ Ref: clientId }),
  'AWS::ApiGatewayV2::Api': (name) => ({
    Ref: name,
    ApiEndpoint: `https://${name}.execute-api.${REGION}.amazonaws.com`,
  }),
  'AWS::Lambda::Function': (name) => ({ Ref: name, Arn: arn('lambda', `function:${name}`) }),
  'AWS::IAM::Role': (name) => ({ Ref: name, Arn: `arn:aws:iam::${ACCOUNT}:role/${name}` }),
  'AWS::Logs::LogGroup': (name) => ({ Ref: name, Arn: arn('logs', `log-group:${name}:*`) }),
  'AWS::SQS::Queue': (name) => ({
    Ref: `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${name}`,
    Arn: arn('sqs', name),
    QueueName: name,
  }),
  'AWS::SecretsManager::Secret': (name) => ({ Ref: arn('secretsmanager', `secret:${name}`) }),
  'AWS::S3::Bucket': (name) => {
    const bucket = name.toLowerCase()
    const RegionalDomainName = `${bucket}.s3.${REGION}.amazonaws.com`
    return { Ref: bucket, Arn: `arn:aws:s3:::${bucket}`, RegionalDomainName }
  },
  'AWS::CloudFront::Distribution': (name) => ({ Ref: name, DomainName: 'localhost' }),
  'AWS::CloudFront::Function': (name) => ({ Ref: name, FunctionARN: arn('cloudfront', `function/${name}`) }),
  'AWS::CloudFront::OriginAccessControl': (name) => ({ Ref: name, Id: name }),
}

/** The property in which the template names a resource itself. */
const NAMED_BY: Record<string, string> = { 'AWS::SES::EmailIdentity': 'EmailIdentity', 'AWS::SSM::Parameter': 'Name' }

/** Where the directory's stand-in listens and what it calls its pool and client. */
export interface Identity {
  poolId: string
  clientId: string
  issuer: string
}

export type Resolve = (value: unknown, stack: string) => unknown

/** Resolves a template's intrinsics against this machine. The answer throws on one that it does not know. */
export function resolver({ resources, outputs, parameters }: Assembly, identity: Identity): Resolve {
  const secrets = new Map<string, string>()

  function attribute(id: string, name: string, stack: string): string {
    const resource = resources.find((each) => each.id === id && each.stack === stack)
    if (!resource) throw new Error(`${stack} refers to ${id}, which it does not have`)
    const named = resource.properties[NAMED_BY[resource.type] ?? '']
    const physical = typeof named === 'string' ? named : `${stack}-${id}`
    const attributes = ATTRIBUTES[resource.type]?.(physical, identity) ?? { Ref: physical }
    const value = attributes[name]
    if (value === undefined) throw new Error(`The local world does not know ${name} of ${resource.type}`)
    return value
  }

  /** The value of a stack's parameter, which another stack keeps under its name; `undefined` where there is none. */
  function deployedWith(id: string, stack: string): unknown {
    const name = parameters.get(`${stack}.${id}`)
    if (name === undefined) return undefined
    const kept = resources.find(({ type, properties }) => type === 'AWS::SSM::Parameter' && properties['Name'] === name)
    if (!kept) throw new Error(`${stack} is deployed with ${name}, which no stack keeps`)
    return resolve(kept.properties['Value'], kept.stack)
  }

  /** A secret's value, made anew at each start. */
  const secret = (text: string) =>
    text.replaceAll(/\{\{resolve:secretsmanager:(.+?):SecretString:::\}\}/g, (_, id: string) => {
      if (!secrets.has(id)) secrets.set(id, randomBytes(24).toString('hex'))
      return secrets.get(id) ?? ''
    })

  const intrinsics: Record<string, (argument: never, stack: string) => unknown> = {
    Ref: (name: string, stack) => PSEUDO[name] ?? deployedWith(name, stack) ?? attribute(name, 'Ref', stack),
    'Fn::GetAtt': ([id, name]: [string, string], stack) => attribute(id, name, stack),
    'Fn::Join': ([glue, parts]: [string, unknown[]], stack) =>
      secret(parts.map((part) => resolve(part, stack)).join(glue)),
    'Fn::Sub': (text: string, stack) =>
      text.replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => PSEUDO[name] ?? attribute(name, 'Ref', stack)),
    'Fn::Split': ([glue, text]: [string, unknown], stack) => String(resolve(text, stack)).split(glue),
    'Fn::Select': ([index, list]: [number, unknown], stack) => (resolve(list, stack) as unknown[])[index],
    'Fn::GetStackOutput': ({ StackName, OutputName }: { StackName: string; OutputName: string }) => {
      const output = outputs.get(`${StackName}.${OutputName}`)
      if (!output) throw new Error(`${StackName} has no output ${OutputName}`)
      return resolve(output, StackName)
    },
  }

  function resolve(value: unknown, stack: string): unknown {
    if (typeof value === 'string') return secret(value)
    if (Array.isArray(value)) return value.map((each) => resolve(each, stack))
    if (typeof value !== 'object' || value === null) return value
    const [key = '', ...others] = Object.keys(value)
    if (others.length === 0 && /^(Ref$|Fn::)/.test(key)) {
      const intrinsic = intrinsics[key]
      if (!intrinsic) throw new Error(`The local world does not know ${key}`)
      return intrinsic((value as Record<string, never>)[key] as never, stack)
    }
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolve(each, stack)]))
  }
  return resolve
}

/** A resource with its intrinsics resolved. */
export interface Resolved extends Resource {
  /** What `Ref` gives: the name by which other resources know it. */
  name: string
}

/** All resources of a type, resolved. */
export function ofType({ resources }: Assembly, type: string, resolve: Resolve): Resolved[] {
  return resources
    .filter((resource) => resource.type === type)
    .map((resource) => ({
      ...resource,
      name: String(resolve({ Ref: resource.id }, resource.stack)),
      properties: resolve(resource.properties, resource.stack) as Record<string, unknown>,
    }))
}
