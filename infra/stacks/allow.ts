import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'

/** Returns a statement that allows actions of one service on one resource. */
export function allow(
  service: string,
  actions: readonly string[],
  resource: string,
  conditions: Record<string, unknown> = {},
): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions: actions.map((action) => `${service}:${action}`),
    resources: [resource],
    conditions,
  })
}
