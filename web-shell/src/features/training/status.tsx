import type { StatusProps } from '../../shell/early/feature.ts'

export function TrainingStatus({ otherwise }: StatusProps) {
  return otherwise
}
