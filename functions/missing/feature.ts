import type { FeatureSpec } from '../feature-spec.ts'

/** Answers for addresses of public pages at which there is none. It may access nothing. */
export const feature = {
  entry: 'functions/missing/handler.ts',
  table: [],
  answersMissingPages: true,
} as const satisfies FeatureSpec
