/**
 * Stores a preference in a cookie for the server that renders the next page. Only server-rendered pages need it. It is
 * stored with the choice, because a buyer may follow a link before the outlet is hydrated.
 */
export function tellServer(name: 'trade-theme' | 'trade-language', value: string) {
  try {
    if (!document.documentElement.hasAttribute('data-drawn-page')) return
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=31536000`
  } catch {
    // Without cookies the server renders the default, and the browser corrects it.
  }
}
