import type { ResolvedResource } from '../template/resolve.ts'

interface PolicyConfig {
  CustomHeadersConfig?: { Items: { Header: string; Value: string }[] }
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: { ContentSecurityPolicy: string }
    ContentTypeOptions?: object
    FrameOptions?: { FrameOption: string }
    ReferrerPolicy?: { ReferrerPolicy: string }
  }
}

/**
 * Returns the headers that a response headers policy adds, without `Strict-Transport-Security`: a browser ignores it on
 * plain http, and loopback has no certificate.
 */
export function securityHeaders({ properties }: ResolvedResource): Record<string, string> {
  const config = properties['ResponseHeadersPolicyConfig'] as PolicyConfig
  const security = config.SecurityHeadersConfig ?? {}
  const headers: Record<string, string | undefined> = {
    'content-security-policy': security.ContentSecurityPolicy?.ContentSecurityPolicy,
    'x-content-type-options': security.ContentTypeOptions && 'nosniff',
    'x-frame-options': security.FrameOptions?.FrameOption,
    'referrer-policy': security.ReferrerPolicy?.ReferrerPolicy,
  }
  const custom = config.CustomHeadersConfig?.Items.map(({ Header, Value }) => [Header, Value]) ?? []
  const definedHeaders = Object.entries(headers).filter(([, value]) => value !== undefined)
  return Object.fromEntries([...definedHeaders, ...custom])
}
