/**
 * Adopts an integrator's styles after the kit's own; adopted sheets work under a strict CSP, too.
 * @param before previously injected sheet, which is removed
 * @returns the adopted sheet
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
