// Applies the chosen theme before the first paint, so that a user who chose dark sees no bright page.
// `src/shell/first/frame/theme.ts` stores the choice.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all'
  }
} catch {
  // Storage is not available: the theme of the system is used.
}
