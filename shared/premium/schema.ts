import * as z from 'zod/mini'
import { type Entitlement as EntitlementShape, TIERS } from './entitlement.ts'

export const Entitlement = z.object({
  tier: z.enum(TIERS),
  hasPremiumAccess: z.boolean(),
  trialDaysRemaining: z.exactOptional(z.int()),
  accessEndsAt: z.exactOptional(z.int()),
  paidUntil: z.exactOptional(z.int()),
  isCancelled: z.exactOptional(z.literal(true)),
  isPaymentFailed: z.exactOptional(z.literal(true)),
}) satisfies z.ZodMiniType<EntitlementShape>
