/**
 * Tracks the pointer over server-rendered HTML.
 * @param signal stops it
 * @returns a function that repeats the hover, so that menus under a resting pointer open
 */
export function followPointer(element: Element, root: ShadowRoot, signal: AbortSignal): () => void {
  let last: PointerEvent | undefined
  const options = { capture: true, signal }
  for (const type of ['pointerover', 'pointermove'])
    root.addEventListener(
      type,
      (event) => {
        if (event instanceof PointerEvent && event.pointerType !== 'touch') last = event
      },
      options,
    )
  element.addEventListener('pointerleave', () => (last = undefined), options)
  return () => {
    if (!last) return
    const { clientX, clientY, pointerType } = last
    const under = root.elementFromPoint(clientX, clientY)
    if (!under || !root.contains(under)) return
    for (const type of ['pointerover', 'pointermove'])
      under.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, pointerType }))
  }
}
