import type { LocalFunction } from '../functions/local-function.ts'
import type { Faults } from '../services/faults.ts'
import type { ObjectStore } from '../services/object-store.ts'
import type { ResolvedResource } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import { createBucketOrigin } from './bucket.ts'
import { createCloudFront } from './cloudfront.ts'
import { remoteFault, withFaults } from './faulty-origin.ts'
import type { HttpRequest, HttpResponse } from './http.ts'
import { createHttpApi } from './http-api.ts'
import type { LiveReload } from './live-reload.ts'

/** Creates the distribution with its origins: the HTTP API and the buckets. */
export function createEdge(
  assembly: Assembly,
  resourcesOf: (type: string) => ResolvedResource[],
  functions: ReadonlyMap<string, LocalFunction>,
  {
    now,
    liveReload,
    faults,
    objects,
  }: { now: () => number; liveReload: LiveReload | undefined; faults: Faults; objects: ObjectStore },
): (request: HttpRequest) => Promise<HttpResponse> {
  const api = createHttpApi(
    { routes: resourcesOf('AWS::ApiGatewayV2::Route'), integrations: resourcesOf('AWS::ApiGatewayV2::Integration') },
    functions,
    now,
  )
  const bucketResources = {
    deployments: resourcesOf('Custom::CDKBucketDeployment'),
    policies: resourcesOf('AWS::S3::BucketPolicy'),
  }
  const [distribution] = resourcesOf('AWS::CloudFront::Distribution')
  if (!distribution) throw new Error('The stack has no distribution')
  const edge = {
    distribution,
    edgeFunctions: resourcesOf('AWS::CloudFront::Function'),
    headerPolicies: resourcesOf('AWS::CloudFront::ResponseHeadersPolicy').map(objects.withLocalAddresses),
  }
  return createCloudFront(edge, (domain) => {
    const [name = '', service] = domain.split('.')
    if (service === 'execute-api') return api
    if (service === 's3' && objects.has(name))
      return withFaults(
        ({ path }) => objects.read(name, path.slice(1)),
        faults,
        () => 's3',
      )
    if (service === 's3') {
      const bucket = withFaults(createBucketOrigin(name, bucketResources, assembly.assetFolders), faults, remoteFault)
      return liveReload ? liveReload.addScriptTo(bucket) : bucket
    }
    throw new Error(`The local world does not know the origin ${domain}`)
  })
}
