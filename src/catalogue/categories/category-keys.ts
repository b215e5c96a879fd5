const step = (all: HTMLElement[], from: Element, by: number) => {
  const at = all.findIndex((each) => each === from)
  return all[(at + by + all.length) % all.length]
}

/** Returns the first link of the line above or below; wraps around at the ends. */
function lineLink(flyout: HTMLElement, from: Element, by: number) {
  const lines = [...flyout.querySelectorAll<HTMLElement>('.category-line')]
  const line = from.closest<HTMLElement>('.category-line')
  return line ? step(lines, line, by)?.querySelector<HTMLElement>('a') : undefined
}

/**
 * Returns the target of the focus for a key. Up and Down move through the rows or the lines of the flyout, Right
 * enters the flyout and moves along it, Left returns to the row, Home and End move to the ends.
 * @param active row whose flyout is shown
 * @returns undefined if the key has no function here
 */
export function keyMove(
  key: string,
  from: EventTarget,
  panel: HTMLElement | null,
  active: number | undefined,
): HTMLElement | null | undefined {
  if (!panel || !(from instanceof Element)) return undefined
  const rows = [...panel.querySelectorAll<HTMLElement>('[data-row]')]
  const flyout = panel.querySelector<HTMLElement>('.category-flyout')
  if (flyout?.contains(from)) {
    const links = [...flyout.querySelectorAll<HTMLElement>('a')]
    if (key === 'ArrowLeft') return active === undefined ? undefined : rows[active]
    if (key === 'ArrowRight') return step(links, from, 1)
    if (key === 'ArrowDown') return lineLink(flyout, from, 1)
    if (key === 'ArrowUp') return lineLink(flyout, from, -1)
    if (key === 'Home') return links[0]
    return key === 'End' ? links.at(-1) : undefined
  }
  if (key === 'ArrowRight') return flyout?.querySelector<HTMLElement>('.category-group a')
  if (key === 'ArrowDown') return step(rows, from, 1)
  if (key === 'ArrowUp') return step(rows, from, -1)
  if (key === 'Home') return rows[0]
  return key === 'End' ? rows.at(-1) : undefined
}
