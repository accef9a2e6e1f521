import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/**
 * Records why a construct and its children need not follow some AWS Solutions rules. `reasons` has each rule id without
 * the prefix `AwsSolutions-`.
 */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  const rules = Object.entries(reasons).map(([id, reason]) => ({ id: `AwsSolutions-${id}`, reason }))
  Validations.of(construct).acknowledge(...rules)
}
