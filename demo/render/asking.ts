/**
 * Creates a `fetch` that is aborted by a signal. It does not follow redirects, so requests and tokens
 * reach no other host.
 */
export const askingUntil =
  (over: AbortSignal): typeof fetch =>
  (input, init) =>
    fetch(input, {
      ...init,
      redirect: 'error',
      signal: init?.signal ? AbortSignal.any([init.signal, over]) : over,
    })
