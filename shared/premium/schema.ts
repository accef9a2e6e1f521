import * as z from 'zod/mini'
import { type Entitlement as EntitlementShape, TIERS } from './entitlement.ts'

export const Entitlement = z.object({
  tier: z.enum(TIERS),
  hasPremiumAccess: z.boolean(),
  trialDaysRemaining: z.exactOptional(z.int()),
}) satisfies z.ZodMiniType<EntitlementShape>
