/** A resource of a synthesised stack. */
export interface Resource {
  stack: string
  id: string
  type: string
  /** The properties in the template, with unresolved intrinsics. */
  properties: Record<string, unknown>
}
