import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Says of rules of AWS Solutions, by the end of their id, why a construct and all below it need not follow them. */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  const rules = Object.entries(reasons).map(([id, reason]) => ({ id: `AwsSolutions-${id}`, reason }))
  Validations.of(construct).acknowledge(...rules)
}
