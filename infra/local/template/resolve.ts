import { randomBytes } from 'node:crypto'
import type { Resource } from './resource.ts'
import type { Assembly } from './template.ts'

export const REGION = 'eu-west-2'
export const ACCOUNT = '000000000000'
const PSEUDO_PARAMETERS: Record<string, string> = {
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::Region': REGION,
  'AWS::URLSuffix': 'amazonaws.com',
}

export const arn = (service: string, name: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${name}`

/** The values of `Ref` and `Fn::GetAtt` of a resource in the local world. */
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
  'AWS::Events::Rule': (name) => ({ Ref: name, Arn: arn('events', `rule/${name}`) }),
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

/** For types whose resources have an explicit name: the property with the name. */
const NAME_PROPERTIES: Record<string, string> = {
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SSM::Parameter': 'Name',
}

/** The pool and the client of the user pool's stand-in. `issuer` is its URL. */
export interface Identity {
  poolId: string
  clientId: string
  issuer: string
}

export type Resolve = (value: unknown, stack: string) => unknown

/** Creates a function that resolves the intrinsics of a template. It throws for an unknown intrinsic. */
export function createResolver({ resources, outputs, parameters }: Assembly, identity: Identity): Resolve {
  const secrets = new Map<string, string>()

  function attribute(id: string, name: string, stack: string): string {
    const resource = resources.find((each) => each.id === id && each.stack === stack)
    if (!resource) throw new Error(`${stack} refers to ${id}, which it does not have`)
    const explicitName = resource.properties[NAME_PROPERTIES[resource.type] ?? '']
    const physicalName = typeof explicitName === 'string' ? explicitName : `${stack}-${id}`
    const attributes = ATTRIBUTES[resource.type]?.(physicalName, identity) ?? { Ref: physicalName }
    const value = attributes[name]
    if (value === undefined) throw new Error(`The local world does not know ${name} of ${resource.type}`)
    return value
  }

  /** The value of a stack's parameter, from the SSM parameter of another stack. `undefined` if there is no such one. */
  function parameterValue(id: string, stack: string): unknown {
    const name = parameters.get(`${stack}.${id}`)
    if (name === undefined) return undefined
    const storedParameter = resources.find(
      ({ type, properties }) => type === 'AWS::SSM::Parameter' && properties['Name'] === name,
    )
    if (!storedParameter) throw new Error(`${stack} is deployed with ${name}, which no stack keeps`)
    return resolve(storedParameter.properties['Value'], storedParameter.stack)
  }

  /** Replaces references to secrets. Each start creates new random values. */
  const replaceSecrets = (text: string) =>
    text.replaceAll(/\{\{resolve:secretsmanager:(.+?):SecretString:::\}\}/g, (_, id: string) => {
      if (!secrets.has(id)) secrets.set(id, randomBytes(24).toString('hex'))
      return secrets.get(id) ?? ''
    })

  const intrinsics: Record<string, (argument: never, stack: string) => unknown> = {
    Ref: (name: string, stack) =>
      PSEUDO_PARAMETERS[name] ?? parameterValue(name, stack) ?? attribute(name, 'Ref', stack),
    'Fn::GetAtt': ([id, name]: [string, string], stack) => attribute(id, name, stack),
    'Fn::Join': ([separator, parts]: [string, unknown[]], stack) =>
      replaceSecrets(parts.map((part) => resolve(part, stack)).join(separator)),
    'Fn::Sub': (text: string, stack) =>
      text.replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => PSEUDO_PARAMETERS[name] ?? attribute(name, 'Ref', stack)),
    'Fn::Split': ([separator, text]: [string, unknown], stack) => String(resolve(text, stack)).split(separator),
    'Fn::Select': ([index, list]: [number, unknown], stack) => (resolve(list, stack) as unknown[])[index],
    'Fn::GetStackOutput': ({ StackName, OutputName }: { StackName: string; OutputName: string }) => {
      const output = outputs.get(`${StackName}.${OutputName}`)
      if (!output) throw new Error(`${StackName} has no output ${OutputName}`)
      return resolve(output, StackName)
    },
  }

  function resolve(value: unknown, stack: string): unknown {
    if (typeof value === 'string') return replaceSecrets(value)
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
export interface ResolvedResource extends Resource {
  /** The value of `Ref`: the name by which other resources refer to it. */
  name: string
}

/** Returns all resources of a type, resolved. */
export function resourcesOfType({ resources }: Assembly, type: string, resolve: Resolve): ResolvedResource[] {
  return resources
    .filter((resource) => resource.type === type)
    .map((resource) => ({
      ...resource,
      name: String(resolve({ Ref: resource.id }, resource.stack)),
      properties: resolve(resource.properties, resource.stack) as Record<string, unknown>,
    }))
}
