// Classic and blocking on purpose: it sets the theme before the first paint, so that nothing flashes.
// src/web/platform/theme.ts writes the same key.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem("theme");
  } catch {
    // Storage may be forbidden: then the system decides.
  }
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", saved ? saved === "dark" : systemIsDark);
})();
