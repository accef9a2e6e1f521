export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
