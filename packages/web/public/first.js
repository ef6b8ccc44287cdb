// Runs before anything is drawn, so that a page in the dark theme does not flash in daylight, and one in French is French
// from its first word. The other scripts ask the document which theme and which language it is in.
{
  const root = document.documentElement;
  const LANGUAGES = ['en', 'fr'];
  /** What the browser keeps for this page; nothing where storage is closed. */
  const kept = (key) => {
    try {
      return localStorage.getItem(`defensor.${key}`) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const spoken = (tag) => LANGUAGES.find((language) => tag?.toLowerCase().split('-')[0] === language);

  const theme = kept('theme');
  const isDark = theme === 'dark' || (theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';

  // What was chosen here, else what the link says, else what the browser is set to.
  const asked = new URLSearchParams(location.search).get('lang') ?? undefined;
  root.lang = spoken(kept('language')) ?? spoken(asked) ?? navigator.languages.map(spoken).find(Boolean) ?? 'en';

  // The words of that language are on their way while the scripts that need them are.
  const words = document.currentScript?.dataset[root.lang];
  for (const script of words?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = script;
    document.head.append(link);
  }
}
