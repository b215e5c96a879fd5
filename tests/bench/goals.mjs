/**
 * Goals of pages by the source of their first view. `page`: rendered into the page by a server. `view`: fetched by the
 * loader. `code`: rendered in the browser. Columns without a name have no goal.
 */

/** At most so many times as much as the reference took in the same round. */
const times = (most) => ({ of: 'ratio', most })
/** At most so much. */
const most = (most) => ({ of: 'median', most })

const shift = most(0.02)
const view = { idleCpu: times(1.5), roundTrips: most(3), shift }
const code = { idleCpu: times(2.2), roundTrips: most(4), shift }

const region = (byView, byCode) => ({
  view: { time: times(byView), ...view },
  code: { time: times(byCode), ...code },
})
const cart = {
  view: { time: times(1.2), ...view, kB: most(30) },
  code: { time: times(1.7), ...code, kB: most(110) },
}
const small = (shown) => ({ code: { time: times(shown), kB: most(12), shift } })

export const goals = {
  badge: small(1.1),
  small: small(1.2),
  list: { page: { ...cart.view, time: times(0.9) }, ...cart },
  cart,
  longCart: { code: { time: times(1.3), nodes: most(2500), heap: most(3) } },
  detail: region(1.2, 1.8),
  home: region(1.2, 1.8),
  head: region(1.2, 1.8),
  answered: { view: { time: times(1.4) }, code: { time: times(1.8) } },
  answeredInLongCart: { code: { time: times(1.5) } },
  within: (ms) => ({ code: { time: most(ms) } }),
}
