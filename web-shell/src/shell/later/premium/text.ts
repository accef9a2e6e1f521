export const text = { tools: 'Tools' } as const
