/** Removes the slashes at the end of an address. The look-behind keeps the time linear for many slashes. */
export const withoutSlashes = (address: string) => address.replace(/(?<!\/)\/+$/, '')

/** Returns the full address of an API, without slashes at its end. */
export const baseAddress = (api: string, page = location.href) => withoutSlashes(new URL(api, page).href)
