/** The product's name. Code uses this constant, never a literal. */
export const PRODUCT = 'Stillwater'
