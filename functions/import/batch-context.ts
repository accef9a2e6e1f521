import type { Me } from '../http/authenticate.ts'

/** For whom and when a batch is imported. `isPreview`: nothing is stored. */
export interface BatchContext {
  me: Me
  now: number
  isPreview: boolean
}
