import { arn, type ResolvedResource } from '../template/resolve.ts'
import type { LocalQueue } from './queue.ts'

/** An event as EventBridge passes it on. */
export interface BusEvent {
  source: string
  'detail-type': string
  detail: object
}

type Value = string | { exists: boolean }
interface Pattern {
  [name: string]: Pattern | Value[]
}
interface Target {
  Arn: string
  InputTransformer: { InputPathsMap: Record<string, string>; InputTemplate: string }
}
interface Statement {
  Effect: string
  Action: string | string[]
  Principal: { Service?: string }
  Condition?: Record<string, Record<string, string>>
}

/** By what the policy of a queue names a sender: a service, and one condition with its value. */
interface Sender {
  service: string
  condition: [operator: string, key: string, value: string]
}

const fieldOf = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name]

/** Whether a value, or one of a list of values, is what a pattern accepts. */
function accepts(accepted: readonly Value[], value: unknown): boolean {
  const unknown = accepted.find((each) => typeof each === 'object' && !each.exists)
  if (unknown) throw new Error(`The local world does not know ${JSON.stringify(unknown)} in an event pattern`)
  if (value === undefined) return false
  return accepted.some((each) => typeof each === 'object' || [value].flat().includes(each))
}

const matches = (pattern: Pattern, event: unknown): boolean =>
  Object.entries(pattern).every(([name, part]) =>
    Array.isArray(part) ? accepts(part, fieldOf(event, name)) : matches(part, fieldOf(event, name)),
  )

/** Fills the template of a target with values of the event. */
function transform({ InputPathsMap, InputTemplate }: Target['InputTransformer'], event: BusEvent): string {
  return InputTemplate.replaceAll(/<([\w-]+)>/g, (_, name: string) => {
    const path = (InputPathsMap[name] ?? '').split('.').slice(1)
    return JSON.stringify(path.reduce<unknown>(fieldOf, event))
  })
}

/** Whether the policy of a queue lets a service send messages. */
export function maySend(
  policies: readonly ResolvedResource[],
  queue: LocalQueue,
  { service, condition: [operator, key, value] }: Sender,
): boolean {
  const statements = policies
    .map(({ properties }) => properties as { Queues: string[]; PolicyDocument: { Statement: Statement[] } })
    .filter(({ Queues }) => Queues.includes(queue.spec.url))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
  return statements.some(
    ({ Effect, Action, Principal, Condition }) =>
      Effect === 'Allow' &&
      Principal.Service === service &&
      [Action].flat().includes('sqs:SendMessage') &&
      Condition?.[operator]?.[key] === value,
  )
}

/** EventBridge's default bus with its rules, whose targets are queues. Throws if a rule may not send to its queue. */
export function createEventBus(
  resourcesOf: (type: string) => ResolvedResource[],
  queues: ReadonlyMap<string, LocalQueue>,
): (event: BusEvent) => void {
  const policies = resourcesOf('AWS::SQS::QueuePolicy')
  const rules = resourcesOf('AWS::Events::Rule').flatMap(({ id, name, properties }) => {
    const { EventPattern, Targets } = properties as { EventPattern: Pattern; Targets: Target[] }
    return Targets.map(({ Arn, InputTransformer }) => {
      const queue = queues.get(Arn)
      const sender: Sender = {
        service: 'events.amazonaws.com',
        condition: ['ArnEquals', 'aws:SourceArn', arn('events', `rule/${name}`)],
      }
      if (!queue || !maySend(policies, queue, sender)) throw new Error(`The rule ${id} may not send to its target`)
      return { EventPattern, InputTransformer, queue }
    })
  })
  return (event) => {
    for (const { EventPattern, InputTransformer, queue } of rules)
      if (matches(EventPattern, event)) queue.send(transform(InputTransformer, event))
  }
}
