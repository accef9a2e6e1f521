/** What looks after all that this device keeps, in a file of its own. */
export const loadKeeper = () => import('./shell/later/offline/keeper.ts')
