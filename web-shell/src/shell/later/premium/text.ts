export const text = { back: { tools: 'Tools', home: 'Home' } } as const
