// Applies the chosen theme and text size before the first paint, so that a user who chose dark sees no bright page.
// `src/shell/first/frame/theme.ts` and `src/features/profile/settings/text-size.ts` store the choices.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all'
  }
  const size = localStorage.getItem('text-size')
  if (size === 'small' || size === 'large') document.documentElement.dataset.textSize = size
} catch {
  // Storage is not available: the theme of the system and the text size of the browser are used.
}
