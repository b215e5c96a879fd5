/**
 * Asks the API until the time is over. As in a browser, no redirect is followed: nobody else is asked, and nobody else
 * is told a token.
 */
export const askingUntil =
  (over: AbortSignal): typeof fetch =>
  (input, init) =>
    fetch(input, {
      ...init,
      redirect: 'error',
      signal: init?.signal ? AbortSignal.any([init.signal, over]) : over,
    })
