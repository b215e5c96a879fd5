/** Returns the full address of an API, without slashes at its end. */
export const baseAddress = (api: string, page = location.href) => new URL(api, page).href.replace(/\/+$/, '')
