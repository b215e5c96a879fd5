/**
 * Adopts an integrator's own styles after ours; adopted sheets hold under a strict CSP, too.
 * @param before what was injected earlier and goes now
 * @returns the sheet in place
 */
export function injectCss(
  root: ShadowRoot,
  css: CSSStyleSheet | string | undefined,
  before: CSSStyleSheet | undefined,
): CSSStyleSheet | undefined {
  const rest = root.adoptedStyleSheets.filter((sheet) => sheet !== before)
  const sheet = typeof css === 'string' ? new CSSStyleSheet() : css
  if (typeof css === 'string') sheet?.replaceSync(css)
  root.adoptedStyleSheets = sheet ? [...rest, sheet] : rest
  return sheet
}
