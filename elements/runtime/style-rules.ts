/** Replaces the `style` attribute, which a content security policy forbids in HTML. */
export const styleAttribute = 'data-style'

const entities: Record<string, string> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/**
 * Converts `style` attributes of React's HTML into rules, so that the page's policy need not allow them. React
 * escapes quotes in texts and values, so whatever looks like an attribute is one.
 * @returns styles that are more than declarations are dropped
 */
export function withStyleRules(html: string): { html: string; rules: string } {
  const numbers = new Map<string, number>()
  const replaced = html.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = escaped.replace(/&(?:quot|amp|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    if (/[{}<@\\]|\/\*/.test(style)) return ''
    if (!numbers.has(style)) numbers.set(style, numbers.size)
    return ` ${styleAttribute}="${numbers.get(style)}"`
  })
  const rules = [...numbers].map(([style, at]) => `[${styleAttribute}="${at}"]{${style}}`)
  return { html: replaced, rules: rules.join('') }
}

/** Restores the styles as React expects them. A policy forbids attributes, not styles set by scripts. */
export function restoreStyles(root: ShadowRoot) {
  const rules = [...root.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.startsWith(`[${styleAttribute}=`)) continue
    for (const node of root.querySelectorAll<HTMLElement>(rule.selectorText)) {
      node.style.cssText = rule.style.cssText
      node.removeAttribute(styleAttribute)
    }
  }
}
