/** Event on the window before an automatic reload; listeners store typed text. */
export const reloading = 'trade-reloading'

/**
 * Delay in milliseconds: Firefox and Safari cancel the loading files of a page when a navigation starts. An immediate
 * reload would replace that navigation.
 */
const patience = 2_000

/** Returns whether a checkout or payment is open, also below a base path or behind a hash. */
const isMoneyUnderWay = () => /\/cart\/(checkout|pay)/.test(location.pathname + location.hash)

let due = false

/**
 * Reloads the page after a delay because one of its files failed to load, as after a deploy that removed old files.
 * Reloads at most once, detected by the navigation type without any storage. Never reloads during
 * checkout or payment, nor without a network, where the current page is better than none.
 * @returns whether a reload is due
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
