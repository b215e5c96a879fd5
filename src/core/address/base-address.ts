/** Removes the slashes at the end of an address. A pattern would take quadratic time for many slashes. */
export function withoutSlashes(address: string) {
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

/** Returns the full address of an API, without slashes at its end. */
export const baseAddress = (api: string, page = location.href) => withoutSlashes(new URL(api, page).href)
