type Look = {
  widths: number[]
  /** True if only the page is checked, without the shell around it. */
  inside: boolean
}

/**
 * Checks a column at each width. It runs in the page. @returns visible layout problems, with the first width of each.
 * One call covers all widths, because the browser would paint between calls.
 */
export function misfits({ widths, inside }: Look): [fault: string, width: number][] {
  const seenFirst = new Map<string, number>()
  for (const width of widths)
    for (const fault of misfitsAt(width)) if (!seenFirst.has(fault)) seenFirst.set(fault, width)
  return [...seenFirst]

  function misfitsAt(width: number) {
    document.body.style.width = `${width}px`

    const found = new Set<string>()
    const edge = document.body.getBoundingClientRect().right
    const parentOf = (element: Element): Element | null => {
      if (element.assignedSlot) return element.assignedSlot
      if (element.parentElement) return element.parentElement
      const root = element.getRootNode()
      return root instanceof ShadowRoot ? root.host : null
    }
    const all = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ])
    const named = (element: Element) => {
      const words = (element.textContent ?? '').trim().slice(0, 24)
      const own = element.getAttribute('class')?.split(' ').join('.') ?? ''
      const around = parentOf(element)?.getAttribute('class')?.split(' ')[0] ?? ''
      return `${around} > ${element.localName}.${own} “${words}”`
    }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    // The clipping of a custom element is left out: it would hide content that is too wide.
    const cuts = (element: Element) => !element.shadowRoot && styleOf(element).overflowX !== 'visible'
    /** Nearest ancestor that clips or scrolls. */
    const frames = new Map<Element, Element | null>()
    const frameOf = (element: Element): Element | null => {
      const known = frames.get(element)
      if (known !== undefined) return known
      const parent = parentOf(element)
      const frame =
        !parent || styleOf(element).position === 'fixed' ? null : cuts(parent) ? parent : frameOf(parent)
      frames.set(element, frame)
      return frame
    }
    const outlet = document.querySelector('trade-outlet')?.shadowRoot
    /** Elements for screen readers only. */
    const unseen = new Map<Element, boolean>()
    const isUnseen = (element: Element): boolean => {
      const { clipPath, position } = styleOf(element)
      const parent = parentOf(element)
      const known =
        unseen.get(element) ??
        ((clipPath !== 'none' && position === 'absolute') || (parent !== null && isUnseen(parent)))
      unseen.set(element, known)
      return known
    }
    const seen = all((inside && outlet) || document).filter(
      (element) =>
        !element.closest('svg, head, script, style, option, [inert]') &&
        !element.matches('html, body, trade-outlet') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isUnseen(element),
    )
    /** Returns whether an element is in a sticky bar, which covers scrolled content. */
    const sticks = (element: Element): boolean => {
      const parent = parentOf(element)
      return styleOf(element).position === 'sticky' || (parent !== null && sticks(parent))
    }
    const ownWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())

    for (const element of seen) {
      const style = styleOf(element)
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0 || style.display === 'contents') continue
      const frame = frameOf(element)
      if (!frame && (box.right > edge + 1 || box.left < -1))
        found.add(`too wide by ${Math.round(box.right - edge)}: ${named(element)}`)
      if (style.display === 'inline') continue
      const { scrollWidth, clientWidth } = element
      const over = scrollWidth - clientWidth
      if (/auto|scroll/.test(style.overflowX) && !/^(textarea|input|select)$/.test(element.localName)) {
        const isNamed = element.matches('[aria-label], [aria-labelledby]')
        if (
          over > 1 &&
          !(isNamed && (element.matches('[tabindex="0"]') || element.querySelector('a, button, input')))
        )
          found.add(`scrolls without a name: ${named(element)}`)
      } else if (/hidden|clip/.test(style.overflowX)) {
        const clamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
        // Complete lines and slides may be hidden, but none may be cut.
        const cut = [...element.querySelectorAll('*')].find((child) => {
          if (child.firstElementChild || isUnseen(child) || child.closest('svg, select')) return false
          const inner = child.getBoundingClientRect()
          const below = inner.top < box.bottom - 3 && inner.bottom > box.bottom + 3
          const beside = inner.left < box.right - 3 && inner.right > box.right + 3
          return inner.width > 0 && frameOf(child) === element && (below || beside)
        })
        if (!clamped && cut) found.add(`cut: ${named(cut)}`)
        if (over > 2 && !clamped && ownWords(element)) found.add(`cut by ${over}: ${named(element)}`)
      } else if (
        over > 1 &&
        clientWidth > 0 &&
        ownWords(element) &&
        !/^(input|select)$/.test(element.localName)
      ) {
        found.add(`words beyond their box by ${over}: ${named(element)}`)
      }
      // A grid or flex item that is narrower than its content overlaps its neighbour.
      const parent = parentOf(element)
      if (
        parent &&
        parent !== frame &&
        /grid|flex/.test(styleOf(parent).display) &&
        style.position === 'static' &&
        !style.marginRight.startsWith('-')
      ) {
        const around = parent.getBoundingClientRect()
        if (box.right > around.right + 1.5 && box.right <= edge + 1)
          found.add(`beyond its frame by ${Math.round(box.right - around.right)}: ${named(element)}`)
      }
    }

    const targets = seen.filter(
      (element) =>
        element.matches('a[href], button, input, select, textarea, summary, [role=tab], [role=option]') &&
        styleOf(element).pointerEvents !== 'none' &&
        styleOf(element).opacity !== '0',
    )
    const hitAt = (x: number, y: number) => {
      let hit = document.elementFromPoint(x, y)
      for (let inner = hit; inner?.shadowRoot;) {
        inner = inner.shadowRoot.elementFromPoint(x, y)
        if (!inner || inner === hit) break
        hit = inner
      }
      return hit
    }
    const within = (inner: Element | null, outer: Element) => {
      for (let at = inner; at; at = parentOf(at)) if (at === outer) return true
      return false
    }
    for (const element of seen)
      if (
        width < 640 &&
        styleOf(element).position === 'sticky' &&
        element.getBoundingClientRect().height > 80
      )
        found.add(`sticks, and leaves no room: ${named(element)}`)
    for (const element of targets) {
      const label = element instanceof HTMLInputElement ? element.closest('label') : null
      const whole = (label ?? element).getBoundingClientRect()
      const inSentence =
        styleOf(element).display === 'inline' && parentOf(element) && ownWords(parentOf(element) ?? element)
      if (!inSentence && (whole.width < 23.5 || whole.height < 23.5))
        found.add(`small, ${Math.round(whole.width)} × ${Math.round(whole.height)}: ${named(element)}`)
      const [line] = element.getClientRects()
      if (!line) continue
      const x = line.left + line.width / 2
      const y = line.top + line.height / 2
      let hidden = x < 0 || y < 0 || x > innerWidth || y > innerHeight
      for (let frame = frameOf(element); frame && !hidden; frame = frameOf(frame)) {
        const { left, right, top, bottom } = frame.getBoundingClientRect()
        hidden = x < left || x > right || y < top || y > bottom
      }
      if (hidden) continue
      const hit = hitAt(x, y)
      if (
        hit &&
        !within(hit, element) &&
        !within(element, hit) &&
        !(label && within(hit, label)) &&
        !sticks(hit)
      )
        found.add(`covered by ${hit.localName}.${hit.getAttribute('class')}: ${named(element)}`)
    }
    return found
  }
}
