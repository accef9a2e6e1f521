import type { StatusProps } from '../../shell/early/feature.ts'

export function FoodStatus({ otherwise }: StatusProps) {
  return otherwise
}
