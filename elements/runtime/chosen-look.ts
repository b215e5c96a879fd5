import { readCookie } from '../../src/core/host/session-cookie'
import { settingsOf, type Settings } from '../../src/core/host/settings'
import { drawnAttribute, type DrawnView } from './drawn-view'

/**
 * Returns the language or theme that the buyer chose in this browser, which only cookies tell a server. Empty: none, or the
 * page sets it.
 */
export function chosenLook(what: 'language' | 'theme', { site, lang, theme }: Settings): string {
  const isFixed =
    what === 'theme' ? theme : lang || !document.querySelector('trade-language,trade-outlet,trade-storefront')
  if (isFixed) return ''
  try {
    const stored = localStorage.getItem(`trade:${site || location.hostname}:${what}`) ?? ''
    return stored.replace(/^\d+\||"/g, '')
  } catch {
    return ''
  }
}

/** Returns whether the buyer chose another look than the rendered one: the browser has lost the cookie that names it. */
export function isOtherLook(element: Element, { locale }: DrawnView): boolean {
  const settings = settingsOf(element)
  const theme = element.getAttribute(drawnAttribute) || 'light'
  const isOther = (what: 'language' | 'theme', shown: string) => {
    const chosen = chosenLook(what, settings)
    return chosen !== '' && chosen !== shown && readCookie(`trade-${what}`) === ''
  }
  return isOther('language', locale) || isOther('theme', theme)
}
