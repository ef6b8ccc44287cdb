// Runs before anything is drawn, so that a page in the dark theme does not flash in daylight.
try {
  const chosen = localStorage.getItem('defensor.theme');
  const isDark = chosen === 'dark' || (chosen === null && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
} catch {
  // Storage is closed to this page: it stays in daylight.
  document.documentElement.dataset.theme = 'light';
}
