/** A resource of a synthesised stack. */
export interface Resource {
  stack: string
  id: string
  type: string
  /** The properties as the template has them, intrinsics unresolved. */
  properties: Record<string, unknown>
}
