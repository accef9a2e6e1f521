// So that nobody who chose dark is dazzled before the app is there. `src/shell/first/frame/theme.ts` writes what it reads.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all'
  }
} catch {
  // Storage is closed to us: the system's wish stands.
}
