/**
 * Loads the page anew because a file of it did not come: a deploy may have taken the old ones away. Once at most, which
 * the browser itself knows without any storage, and never where money is under way.
 * @returns whether the page is being left
 */
export function reloadOnce(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const again = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (again || /^\/cart\/(checkout|pay)/.test(location.pathname)) return false
  location.reload()
  return true
}
