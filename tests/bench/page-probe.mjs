/**
 * Runs in a page before its own code, as `globalThis.bench`: looks through shadow roots, and tells when something is
 * painted. Times are in ms since the page began.
 * @param shows pairs of a selector and how many elements of it are to be seen
 */
export function pageProbe(shows) {
  const patience = 60_000

  const rootsIn = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ]
  const all = (selector) => rootsIn(document).flatMap((root) => [...root.querySelectorAll(selector)])

  /** When the frame is painted in which something holds. */
  const painted = (holds) =>
    new Promise((done, fail) => {
      const look = () => {
        if (holds()) return setTimeout(() => done(performance.now()))
        if (performance.now() > patience) return fail(new Error('it was never shown'))
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })

  let pressed = 0
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), true)

  let shift = 0
  new PerformanceObserver((entries) => {
    for (const { value } of entries.getEntries()) shift += value
  }).observe({ type: 'layout-shift', buffered: true })

  let longTasks = 0
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longTasks += duration
  }).observe({ type: 'longtask', buffered: true })

  const nodesIn = (root) => {
    const walker = document.createTreeWalker(root)
    let count = 0
    while (walker.nextNode()) count += 1
    return count
  }

  let there = 0
  function isThere() {
    const is = shows.every(([selector, wanted]) => all(selector).length >= wanted)
    if (is) there = performance.now()
    return is
  }

  globalThis.bench = {
    all,
    painted,
    /** When it stood in the page, and when it was painted. */
    shown: painted(isThere).then((time) => ({ there, time })),
    shift: () => shift,
    /** Duration of all tasks over 50 ms, in ms. */
    longTasks: () => longTasks,
    /** When something was pressed last. */
    pressed: () => pressed,
    nodes: () => rootsIn(document).reduce((sum, root) => sum + nodesIn(root), 0),
    /** The middle of an element, for the pointer. */
    middleOf(selector) {
      const [element] = all(selector)
      element.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    },
  }
}
