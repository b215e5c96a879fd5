/** Requests that nothing waits for: pictures, and the page itself. */
const aside = new Set(['Document', 'Image', 'Font', 'Media', 'Ping', 'Other'])

/**
 * Round trips one after the other: the most requests of which each began when the one before it had ended.
 * Counted greedily, the request that ends first goes first. The page itself, pictures and fonts do not count, a
 * preflight does. So a hand-written page has three: its script, the brand site, the data.
 */
function roundTripsOf(requests) {
  let trips = 0
  let ended = -Infinity
  for (const { began, over } of requests.toSorted((a, b) => a.over - b.over)) {
    if (began < ended) continue
    trips += 1
    ended = over
  }
  return trips
}

/** Notes the requests of a page by the browser's clock, in seconds. */
export function noteRequests(devtools) {
  const requests = new Map()

  devtools.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type, timestamp, documentURL, initiator }) => {
      // Requests from the page's markup wait only for the page, however late the parser reaches them.
      const inMarkup = initiator.type === 'parser' && initiator.url === documentURL
      const isPreflight = initiator.type === 'preflight'
      requests.set(requestId, {
        type: isPreflight ? 'Preflight' : type,
        isApi: !isPreflight && new URL(request.url).pathname.startsWith('/api/'),
        began: inMarkup ? -Infinity : timestamp,
        asksFor: initiator.requestId,
      })
    },
  )
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { mimeType, headers } = response
    const bytes = Number(headers['Content-Length'] ?? 0)
    Object.assign(requests.get(requestId) ?? {}, { script: mimeType.includes('javascript'), bytes })
  })
  const end = ({ requestId, timestamp }) => Object.assign(requests.get(requestId) ?? {}, { over: timestamp })
  devtools.on('Network.loadingFinished', end)
  devtools.on('Network.loadingFailed', end)

  const all = () => [...requests.values()]
  const preflights = () => all().filter(({ type }) => type === 'Preflight')
  return {
    waiting: () => all().some(({ over }) => over === undefined),
    roundTrips(until) {
      // The request of a preflight begins after it. The two are reported in any order.
      for (const { asksFor, over } of preflights())
        Object.assign(requests.get(asksFor) ?? {}, { began: over })
      return roundTripsOf(all().filter(({ type, over }) => over <= until && !aside.has(type)))
    },
    preflights: () => preflights().length,
    api: () => all().filter(({ isApi }) => isApi).length,
    scripts: () => all().filter(({ script }) => script),
  }
}
