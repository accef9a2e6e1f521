/* The lists of problem codes, one per line: the general one (`http`) and those of the features. */
export { problems as articles } from './articles/problems.ts'
export { problems as auth } from './auth/problems.ts'
export { problems as billing } from './billing/problems.ts'
export { problems as custom } from './custom/problems.ts'
export { problems as days } from './days/problems.ts'
export { problems as home } from './home/problems.ts'
export { problems as http } from './http/problems.ts'
export { problems as profile } from './profile/problems.ts'
