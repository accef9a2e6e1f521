/** The product's name. No other file contains it as a literal. */
export const PRODUCT = 'Stillwater'
