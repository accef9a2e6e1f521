/** Whether the browser's data saver is on. Nothing is then downloaded in advance. */
export const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
