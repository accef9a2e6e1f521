/** The product's name, the only place that spells it. */
export const PRODUCT = 'Stillwater'
