/** Storage key of the third-party login that this tab began. The loader reads it without a store. */
export const pendingKey = 'trade:all:third-party'
export const pendingHead = '1|'

const answers = ['code', 'auth_code', 'state', 'app_id', 'source', 'scope', 'usercancel', 'error']

/**
 * Removes `code` and `state` from the address before any request, if this tab began a login with this state. Other addresses with a code
 * stay as they are.
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
    // Without storage, this tab began no login.
  }
}
