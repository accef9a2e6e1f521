/** The name of the app's database in the browser. */
export const DATABASE_NAME = 'stillwater'
