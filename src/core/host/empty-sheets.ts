const isEmpty = ({ sheet }: HTMLLinkElement) => {
  try {
    return !sheet || sheet.cssRules.length === 0
  } catch {
    return false
  }
}

/**
 * Finds style sheets of the page's own origin without rules. Scripts run after the page's style sheets have loaded or failed. A
 * failed link has no sheet, or an empty one in Chromium.
 */
export const emptySheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => link.href.startsWith(`${location.origin}/`) && isEmpty(link),
  )
