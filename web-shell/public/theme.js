// Runs before the first paint, so that nobody who chose dark is dazzled. `src/shell/theme.ts` writes what it reads.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to us: the system's wish stands.
}
