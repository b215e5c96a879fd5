import { pageConfig } from '../../../src/core/host/settings'

const written = 'https://mall.example.com'

/**
 * Replaces URL and site key in the page's code with those of the shop behind the examples, so that copied code works.
 * @param root relative path from this page to the root of the documentation
 */
export function writeOwnAddress(root: string) {
  if (location.protocol === 'file:') return
  const { api = '/api', site = location.hostname } = pageConfig()
  const shop = new URL(String(api), location.href)
  const own: [RegExp, string][] = [
    [new RegExp(`${written}/kit\\b`, 'g'), new URL(`${root}../kit`, location.href).href],
    [new RegExp(`${written}/api\\b`, 'g'), shop.href.replace(/\/$/, '')],
    [new RegExp(written, 'g'), shop.origin],
    [/\bacme\b(?=["'\s]|$)/g, String(site)],
  ]
  for (const code of document.querySelectorAll('pre code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      for (const [what, instead] of own) text.nodeValue = text.nodeValue?.replace(what, () => instead) ?? ''
    }
  }
}
