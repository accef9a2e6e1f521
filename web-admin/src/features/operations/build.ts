/** The hash in the name of a built file: `assets/index-AbCd1234.js`. `undefined` without one, as in development. */
export function buildIn(name = ''): string | undefined {
  return /-([\w-]{8})\.js$/.exec(name)?.[1]
}

/** The build of the shell that this page has loaded. */
export function shellBuild(): string | undefined {
  return buildIn(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src)
}
