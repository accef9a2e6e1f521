import type { Resource } from './resource.ts'

/**
 * Every resource type and property that the local world knows: those that it uses, and those that have no effect on one
 * machine. A path that ends with `*` includes every path below it. Any other type or property stops the start, so that
 * no part of a stack is silently ignored.
 */
const KNOWN: Record<string, readonly string[]> = {
  'AWS::DynamoDB::GlobalTable': [
    'AttributeDefinitions.*',
    'BillingMode',
    'GlobalSecondaryIndexes.*',
    'KeySchema.*',
    'Replicas.DeletionProtectionEnabled',
    'Replicas.GlobalSecondaryIndexes.IndexName',
    'Replicas.PointInTimeRecoverySpecification.*',
    'Replicas.Region',
    'Replicas.Tags.*',
    'SSESpecification.*',
    'TimeToLiveSpecification.*',
  ],
  'AWS::Cognito::UserPool': [
    'AccountRecoverySetting.*',
    'AdminCreateUserConfig.AllowAdminCreateUserOnly',
    'DeletionProtection',
    'EmailVerificationMessage',
    'EmailVerificationSubject',
    'Policies.PasswordPolicy.*',
    'SmsVerificationMessage',
    'UserPoolTags.*',
    'UserPoolTier',
    'UsernameConfiguration.CaseSensitive',
    'VerificationMessageTemplate.*',
  ],
  'AWS::Cognito::UserPoolClient': [
    'AccessTokenValidity',
    'AllowedOAuthFlowsUserPoolClient',
    'ExplicitAuthFlows',
    'IdTokenValidity',
    'PreventUserExistenceErrors',
    'RefreshTokenValidity',
    'SupportedIdentityProviders',
    'TokenValidityUnits.*',
    'UserPoolId',
  ],
  'AWS::Cognito::UserPoolGroup': ['GroupName', 'UserPoolId'],
  'AWS::Cognito::UserPoolUser': ['MessageAction', 'Username', 'UserPoolId'],
  'AWS::ApiGatewayV2::Api': ['Name', 'ProtocolType', 'Tags.*'],
  'AWS::ApiGatewayV2::Stage': [
    'ApiId',
    'AutoDeploy',
    'DefaultRouteSettings.*',
    'RouteSettings.*',
    'StageName',
    'Tags.*',
  ],
  'AWS::ApiGatewayV2::Integration': ['ApiId', 'IntegrationType', 'IntegrationUri', 'PayloadFormatVersion'],
  'AWS::ApiGatewayV2::Route': ['ApiId', 'RouteKey', 'Target'],
  'AWS::SQS::Queue': [
    'MessageRetentionPeriod',
    'RedrivePolicy.deadLetterTargetArn',
    'RedrivePolicy.maxReceiveCount',
    'SqsManagedSseEnabled',
    'Tags.*',
    'VisibilityTimeout',
  ],
  'AWS::SQS::QueuePolicy': ['PolicyDocument.*', 'Queues'],
  'AWS::SES::EmailIdentity': ['EmailIdentity', 'Tags.*'],
  'AWS::SES::ConfigurationSet': [
    'DeliveryOptions.TlsPolicy',
    'ReputationOptions.ReputationMetricsEnabled',
    'SuppressionOptions.SuppressedReasons',
    'Tags.*',
  ],
  'AWS::SES::ConfigurationSetEventDestination': [
    'ConfigurationSetName',
    'EventDestination.Enabled',
    'EventDestination.EventBridgeDestination.EventBusArn',
    'EventDestination.MatchingEventTypes',
  ],
  'AWS::Events::Rule': ['EventPattern.*', 'State', 'Targets.Arn', 'Targets.Id', 'Targets.InputTransformer.*', 'Tags.*'],
  'AWS::SSM::Parameter': ['Name', 'Tags.*', 'Type', 'Value'],
  'AWS::Scheduler::Schedule': [
    'FlexibleTimeWindow.Mode',
    'ScheduleExpression',
    'ScheduleExpressionTimezone',
    'Target.Arn',
    'Target.DeadLetterConfig.Arn',
    'Target.Input',
    'Target.RetryPolicy.*',
    'Target.RoleArn',
  ],
  'AWS::SecretsManager::Secret': ['Description', 'GenerateSecretString.*', 'Tags.*'],
  'AWS::IAM::Role': ['AssumeRolePolicyDocument.*', 'ManagedPolicyArns', 'Tags.*'],
  'AWS::IAM::Policy': ['PolicyDocument.*', 'PolicyName', 'Roles'],
  'AWS::Logs::LogGroup': ['LogGroupName', 'RetentionInDays', 'Tags.*'],
  'AWS::Lambda::Function': [
    'Architectures',
    'Code.S3Bucket',
    'Code.S3Key',
    'DeadLetterConfig.TargetArn',
    'Environment.Variables.*',
    'Handler',
    'Layers',
    'LoggingConfig.*',
    'MemorySize',
    'Role',
    'Runtime',
    'Tags.*',
    'Timeout',
  ],
  'AWS::Lambda::EventInvokeConfig': ['FunctionName', 'MaximumRetryAttempts', 'Qualifier'],
  'AWS::Lambda::EventSourceMapping': [
    'BatchSize',
    'EventSourceArn',
    'FunctionName',
    'FunctionResponseTypes',
    'ScalingConfig.MaximumConcurrency',
    'Tags.*',
  ],
  'AWS::Lambda::Permission': ['Action', 'FunctionName', 'Principal', 'SourceArn'],
  'AWS::Lambda::LayerVersion': ['Content.*', 'Description'],
  // Only operators of the deployed service use these. Locally the terminal and `/__local` replace them.
  'AWS::SNS::Topic': ['Tags.*'],
  'AWS::SNS::TopicPolicy': ['PolicyDocument.*', 'Topics'],
  'AWS::SNS::Subscription': ['Endpoint', 'Protocol', 'TopicArn'],
  'AWS::Budgets::Budget': ['Budget.*', 'NotificationsWithSubscribers.*', 'ResourceTags.*'],
  'AWS::Logs::MetricFilter': ['FilterPattern', 'LogGroupName', 'MetricTransformations.*'],
  'AWS::CloudWatch::Dashboard': ['DashboardBody', 'DashboardName', 'Tags.*'],
  'AWS::CloudWatch::Alarm': [
    'AlarmActions',
    'AlarmDescription',
    'ComparisonOperator',
    'Dimensions.*',
    'EvaluationPeriods',
    'ExtendedStatistic',
    'MetricName',
    'Metrics.*',
    'Namespace',
    'Period',
    'Statistic',
    'Tags.*',
    'Threshold',
    'TreatMissingData',
  ],
  'AWS::S3::Bucket': [
    'BucketEncryption.*',
    ...['AllowedMethods', 'AllowedOrigins'].map((name) => `CorsConfiguration.CorsRules.${name}`),
    'LifecycleConfiguration.*',
    ...['Event', 'Queue'].map((name) => `NotificationConfiguration.QueueConfigurations.${name}`),
    'PublicAccessBlockConfiguration.*',
    'Tags.*',
    'VersioningConfiguration.*',
  ],
  'AWS::S3::BucketPolicy': ['Bucket', 'PolicyDocument.*'],
  // Not run: the bucket's origin reads the files from the build.
  'Custom::CDKBucketDeployment': [
    'DestinationBucketKeyPrefix',
    'DestinationBucketName',
    'DistributionId',
    'DistributionPaths',
    'Exclude',
    'Include',
    'OutputObjectKeys',
    'Prune',
    'ServiceToken',
    'SourceBucketNames',
    'SourceObjectKeys',
    'SystemMetadata.cache-control',
    'SystemMetadata.content-type',
    'WaitForDistributionInvalidation',
  ],
  'AWS::CloudFront::Function': ['AutoPublish', 'FunctionCode', 'FunctionConfig.*', 'Name', 'Tags.*'],
  'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig.*'],
  'AWS::CloudFront::ResponseHeadersPolicy': [
    'ResponseHeadersPolicyConfig.Name',
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items.*',
    ...[
      'ContentSecurityPolicy.ContentSecurityPolicy',
      'ContentSecurityPolicy.Override',
      'ContentTypeOptions.Override',
      'FrameOptions.FrameOption',
      'FrameOptions.Override',
      'ReferrerPolicy.ReferrerPolicy',
      'ReferrerPolicy.Override',
      'StrictTransportSecurity.AccessControlMaxAgeSec',
      'StrictTransportSecurity.IncludeSubdomains',
      'StrictTransportSecurity.Override',
    ].map((path) => `ResponseHeadersPolicyConfig.SecurityHeadersConfig.${path}`),
  ],
  'AWS::CloudFront::Distribution': [
    ...['DefaultRootObject', 'Enabled', 'HttpVersion', 'IPV6Enabled', 'PriceClass'].map(
      (path) => `DistributionConfig.${path}`,
    ),
    ...['CacheBehaviors', 'DefaultCacheBehavior'].flatMap((behaviour) =>
      [
        'AllowedMethods',
        'CachePolicyId',
        'Compress',
        'FunctionAssociations.EventType',
        'FunctionAssociations.FunctionARN',
        'OriginRequestPolicyId',
        'PathPattern',
        'ResponseHeadersPolicyId',
        'TargetOriginId',
        'ViewerProtocolPolicy',
      ].map((path) => `DistributionConfig.${behaviour}.${path}`),
    ),
    ...[
      'CustomOriginConfig.OriginProtocolPolicy',
      'CustomOriginConfig.OriginSSLProtocols',
      'DomainName',
      'Id',
      'OriginAccessControlId',
      'OriginCustomHeaders.HeaderName',
      'OriginCustomHeaders.HeaderValue',
      'S3OriginConfig.OriginAccessIdentity',
    ].map((path) => `DistributionConfig.Origins.${path}`),
    'DistributionConfig.OriginGroups.*',
    // The local edge caches no errors.
    'DistributionConfig.CustomErrorResponses.ErrorCachingMinTTL',
    'DistributionConfig.CustomErrorResponses.ErrorCode',
    'Tags.*',
  ],
}

const isIntrinsic = (keys: string[]) => keys.length === 1 && /^(Ref$|Fn::)/.test(keys[0] ?? '')

/** Returns the paths of all leaves, without list indexes. An intrinsic is a leaf. */
function leafPaths(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => leafPaths(each, path))
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Object.keys(value)
  if (isIntrinsic(keys)) return [path]
  return Object.entries(value).flatMap(([key, each]) => leafPaths(each, path ? `${path}.${key}` : key))
}

/** Throws for a resource type or property that the local world does not know. */
export function assertKnown({ stack, id, type, properties }: Resource): void {
  const knownPaths = KNOWN[type]
  if (!knownPaths)
    throw new Error(`The local world does not know ${type} (${stack}/${id}); teach it in infra/local/template/known.ts`)
  const matches = (path: string) =>
    knownPaths.some((each) => (each.endsWith('.*') ? path.startsWith(each.slice(0, -1)) : each === path))
  const unknown = leafPaths(properties, '').find((path) => path && !matches(path))
  if (unknown)
    throw new Error(
      `The local world does not know ${unknown} of ${type} (${stack}/${id}); teach it in infra/local/template/known.ts`,
    )
}
