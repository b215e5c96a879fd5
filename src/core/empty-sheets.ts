const isEmpty = ({ sheet }: HTMLLinkElement) => {
  try {
    return !sheet || sheet.cssRules.length === 0
  } catch {
    return false
  }
}

/**
 * Finds style sheets of the page's own origin that hold no rule. The page's scripts run after its sheets came or failed.
 * A link that failed has no sheet, or in Chromium an empty one.
 */
export const emptySheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => link.href.startsWith(`${location.origin}/`) && isEmpty(link),
  )
