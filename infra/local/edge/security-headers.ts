import type { ResolvedResource } from '../template/resolve.ts'

interface PolicyConfig {
  CustomHeadersConfig?: { Items: { Header: string; Value: string }[] }
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: { ContentSecurityPolicy: string }
    ContentTypeOptions?: object
    FrameOptions?: { FrameOption: string }
    ReferrerPolicy?: { ReferrerPolicy: string }
    StrictTransportSecurity?: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean }
  }
}

/** Returns the headers of a response headers policy. Browsers ignore `Strict-Transport-Security` on plain http. */
export function securityHeaders({ properties }: ResolvedResource): Record<string, string> {
  const config = properties['ResponseHeadersPolicyConfig'] as PolicyConfig
  const security = config.SecurityHeadersConfig ?? {}
  const transport = security.StrictTransportSecurity
  const headers: Record<string, string | undefined> = {
    'strict-transport-security':
      transport &&
      `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}`,
    'content-security-policy': security.ContentSecurityPolicy?.ContentSecurityPolicy,
    'x-content-type-options': security.ContentTypeOptions && 'nosniff',
    'x-frame-options': security.FrameOptions?.FrameOption,
    'referrer-policy': security.ReferrerPolicy?.ReferrerPolicy,
  }
  const custom = config.CustomHeadersConfig?.Items.map(({ Header, Value }) => [Header, Value]) ?? []
  const definedHeaders = Object.entries(headers).filter(([, value]) => value !== undefined)
  return Object.fromEntries([...definedHeaders, ...custom])
}
