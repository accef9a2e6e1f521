const MARK = 'getting-started'

/*
 * Whether home last listed the first steps on this device. While home loads, their room is kept, so that nothing moves
 * when they come. It says nothing about the user.
 */

export function expectsSteps(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

export function rememberSteps(areShown: boolean): void {
  try {
    if (areShown) localStorage.setItem(MARK, '1')
    else localStorage.removeItem(MARK)
  } catch {
    // Without storage, home moves once while it loads.
  }
}
