/** Told on the window before the page loads itself anew: who holds what was typed keeps it. */
export const reloading = 'trade-reloading'

/**
 * Loads the page anew because a file of it did not come: a deploy may have taken the old ones away. Once at most, which
 * the browser itself knows without any storage, never where money is under way, and not without a network, where the
 * page that stands is better than none.
 * @returns whether the page is being left
 */
export function reloadOnce(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const again = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (again || /^\/cart\/(checkout|pay)/.test(location.pathname) || !navigator.onLine) return false
  dispatchEvent(new Event(reloading))
  location.reload()
  return true
}
