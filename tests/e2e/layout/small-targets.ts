/**
 * Finds targets that are smaller than 24 × 24 px and too close to another: WCAG 2.2, 2.5.8. It runs in the page. Links
 * within a sentence are exempt because their height is that of the line.
 */
export function smallTargets(): string[] {
  const least = 24
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ])
  const isUnseen = (element: Element) => {
    const { clipPath, position } = getComputedStyle(element)
    return clipPath !== 'none' && position === 'absolute'
  }
  const kinds = 'a[href], button:not(:disabled), input, select, textarea, summary, [role=option], [role=tab]'
  /** Returns the box of a control. The whole label of a checkbox can be pressed. */
  const pressed = (element: Element) =>
    element.matches('[type=checkbox], [type=radio], [type=file]')
      ? (element.closest('label') ?? element)
      : element
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    )
  const targets = [
    ...new Set(
      all(document)
        .filter((element) => element.matches(kinds))
        .map(pressed),
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[inert], [hidden]') &&
        !isUnseen(element),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .map(({ element, box }) => ({
      element,
      box,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      small: box.width < least - 0.5 || box.height < least - 0.5,
    }))
  type Target = (typeof targets)[number]

  /** Returns whether a 24 px circle around the centre of a small target intersects another. */
  function reaches({ element, x, y }: Target, other: Target) {
    if (element.contains(other.element) || other.element.contains(element)) return false
    const beside = Math.max(other.box.left - x, 0, x - other.box.right)
    const below = Math.max(other.box.top - y, 0, y - other.box.bottom)
    if (Math.hypot(beside, below) < least / 2 - 0.5) return true
    return other.small && Math.hypot(x - other.x, y - other.y) < least - 0.5
  }
  const named = ({ element, box }: Target) =>
    `${element.localName}.${(element.getAttribute('class') ?? '').split(' ').join('.')} “${(
      element.textContent?.trim() ||
      element.getAttribute('aria-label') ||
      ''
    ).slice(0, 16)}” ${Math.round(box.width)}×${Math.round(box.height)}`
  const found = targets.flatMap((target) => {
    if (!target.small || inSentence(target.element)) return []
    const near = targets.find((other) => other !== target && reaches(target, other))
    return near ? [`${named(target)} beside ${named(near)}`] : []
  })
  return [...new Set(found)]
}
