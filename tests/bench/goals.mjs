/**
 * Goals of pages by the source of their first view. `page`: rendered into the page by a server. `tag`: by the
 * tags of the README, whose loader fetches views. `code`: rendered in the browser. Columns without a name have no goal.
 */

/** At most so many times as much as the reference took in the same round. */
const times = (most) => ({ of: 'ratio', most })
/** At most so much. */
const most = (most) => ({ of: 'median', most })

const shift = most(0.02)
const view = { idleCpu: times(1.5), roundTrips: most(3), shift }
const code = { idleCpu: times(2.2), roundTrips: most(4), shift }

const region = (byView, byCode) => ({
  tag: { time: times(byView), ...view },
  code: { time: times(byCode), ...code },
})
const cart = {
  tag: { time: times(1.2), ...view, kB: most(15) },
  code: { time: times(1.7), ...code, kB: most(95) },
}
const small = (shown) => ({ code: { time: times(shown), kB: most(12), shift } })

/** A page of another origin: as few requests as the best of the field, and nothing that moves. */
const foreign = { roundTrips: most(3), requests: most(3), preflights: most(1), shift }
const elsewhere = {
  badge: { tag: { time: times(1.15), ...foreign } },
  small: { tag: { time: times(1.5), idleCpu: times(1.8), ...foreign, kB: most(14) } },
  list: {
    tag: {
      time: times(1.3),
      idleCpu: times(1.6),
      longTasks: most(150),
      ...foreign,
      kB: most(15),
      nodes: most(900),
      heap: most(2.5),
    },
  },
  cart: { tag: { time: times(1.2), idleCpu: times(1.5), ...foreign, kB: most(15) } },
}

export const goals = {
  elsewhere,
  badge: small(1.1),
  small: small(1.2),
  list: { page: { ...cart.tag, time: times(0.9) }, ...cart },
  cart,
  longCart: { code: { time: times(1.3), nodes: most(2500), heap: most(3) } },
  detail: region(1.2, 1.8),
  home: region(1.2, 1.8),
  head: region(1.2, 1.8),
  answered: { tag: { time: times(1.4) }, code: { time: times(1.8) } },
  answeredInLongCart: { code: { time: times(1.5) } },
  within: (ms) => ({ code: { time: most(ms) } }),
}
