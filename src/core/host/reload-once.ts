/** Told on the window before the page loads itself anew: who holds what was typed keeps it. */
export const reloading = 'trade-reloading'

/**
 * Milliseconds: browsers drop what a page was loading as soon as they set out for another one (Firefox, Safari). To load
 * this one anew at once would call them back.
 */
const patience = 2_000

/** Also below a base path, and behind a hash. */
const isMoneyUnderWay = () => /\/cart\/(checkout|pay)/.test(location.pathname + location.hash)

let due = false

/**
 * Loads the page anew, after a moment, because a file of it did not come: a deploy may have taken the old ones away. Once
 * at most, which the browser itself knows without any storage, never where money is under way, and not without a network,
 * where the page that stands is better than none.
 * @returns whether the page is being left
 */
export function reloadOnce(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const again = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (again || isMoneyUnderWay() || !navigator.onLine) return false
  if (!due)
    setTimeout(() => {
      due = false
      if (isMoneyUnderWay()) return
      dispatchEvent(new Event(reloading))
      location.reload()
    }, patience)
  due = true
  return true
}
