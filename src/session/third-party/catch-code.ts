/** What this tab remembers of a third-party login that it began; the loader reads it, so there is no store here. */
export const pendingKey = 'trade:all:third-party'
export const pendingHead = '1|'

const answers = ['code', 'auth_code', 'state', 'app_id', 'source', 'scope', 'usercancel', 'error']

/**
 * Takes `code` and `state` out of the address before anything is asked of anybody, if this tab began a login whose
 * state it is. Any other address with a code is somebody else's and stays as it is.
 */
export function catchCode() {
  const url = new URL(location.href)
  const given = url.searchParams
  if (!given.get('state')) return
  try {
    const pending: { state?: unknown; code?: unknown } = JSON.parse(
      sessionStorage.getItem(pendingKey)?.slice(pendingHead.length) ?? '{}',
    )
    if (pending.state !== given.get('state')) return
    pending.code = given.get('code') ?? given.get('auth_code') ?? ''
    answers.forEach((name) => given.delete(name))
    history.replaceState(history.state, '', url)
    sessionStorage.setItem(pendingKey, pendingHead + JSON.stringify(pending))
  } catch {
    // No memory, no login of this tab.
  }
}
