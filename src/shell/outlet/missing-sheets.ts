/** Style sheets of the shop's own page that did not come. The page's scripts run after its sheets came, or did not. */
export const missingSheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ sheet, href }) => !sheet && href.startsWith(location.origin),
  )
