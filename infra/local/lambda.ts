import { join } from 'node:path'
import type { LocalFunction } from './functions.ts'
import { ofType, REGION, type Resolve } from './resolve.ts'
import type { Assembly } from './template.ts'

/** Every function of the stack but the deployment's own, by ARN. */
export function startFunctions(
  assembly: Assembly,
  resolve: Resolve,
  endpoints: Record<string, string>,
  start: (spec: ConstructorParameters<typeof LocalFunction>[0]) => LocalFunction,
): Map<string, LocalFunction> {
  const own = ofType(assembly, 'AWS::Lambda::Function', resolve).filter(
    ({ id }) => !id.startsWith('CustomCDKBucketDeployment'),
  )
  return new Map(
    own.map((resource) => {
      const { name, stack, id, properties } = resource
      const { Runtime, Handler, Code, Environment, MemorySize, Timeout } = properties as unknown as FunctionProperties
      const folder = assembly.assetFolders.get(Code.S3Key)
      if (Runtime !== 'nodejs24.x' || Handler !== 'index.handler' || !folder)
        throw new Error(`The local world cannot run ${id} (${Runtime}, ${Handler})`)
      const environment = {
        ...Environment.Variables,
        ...endpoints,
        AWS_REGION: REGION,
        AWS_LAMBDA_FUNCTION_NAME: name,
        // The gateways know the caller by its key: the feature's name.
        AWS_ACCESS_KEY_ID: id.replace(/Function[0-9A-F]{8}$/, ''),
        AWS_SECRET_ACCESS_KEY: 'local',
      }
      const spec = { name, file: join(folder, 'index.mjs'), environment, timeoutMs: Timeout * 1000 }
      const arn = String(resolve({ 'Fn::GetAtt': [id, 'Arn'] }, stack))
      return [arn, start({ ...spec, memoryMb: MemorySize })]
    }),
  )
}

interface FunctionProperties {
  Runtime: string
  Handler: string
  Code: { S3Key: string }
  Environment: { Variables: Record<string, string> }
  MemorySize: number
  Timeout: number
}
