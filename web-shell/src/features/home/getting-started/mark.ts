const MARK = 'getting-started'

/*
 * Whether home last listed the first steps in this tab. While home loads, their room is kept, so that nothing moves when
 * they come. A sign-out clears it with the tab. Where a user stays logged in, home does not load: it is restored.
 */

export function expectsSteps(): boolean {
  try {
    return sessionStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

export function rememberSteps(areShown: boolean): void {
  try {
    if (areShown) sessionStorage.setItem(MARK, '1')
    else sessionStorage.removeItem(MARK)
  } catch {
    // Without storage, home moves once while it loads.
  }
}
