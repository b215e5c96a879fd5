/** Measures a rendered page: clipped, wrapped or covered content. */

/** Returns whether a field or box clips its text. */
export function hidesWords(element: HTMLElement): boolean {
  if (!(element instanceof HTMLSelectElement)) return element.scrollWidth > element.clientWidth + 1
  const { font, paddingLeft, paddingRight } = getComputedStyle(element)
  const brush = document.createElement('canvas').getContext('2d')
  if (!brush) throw new Error('no canvas')
  brush.font = font
  const words = brush.measureText(element.selectedOptions[0]?.label ?? '').width
  return words > element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1
}

const shown = (node: Node) => {
  const { parentElement } = node
  return (
    parentElement !== null &&
    parentElement.checkVisibility({ opacityProperty: false }) &&
    !parentElement.closest('.visually-hidden, .goods-sku-name, select, script, style')
  )
}

/** Returns words, numbers, codes and dates that are broken into several lines. */
export function brokenWords(part: Element | ShadowRoot): string[] {
  const whole = /\d+ 月 \d+ 日|[¥\d][\d,.]*|[A-Za-z]+/g
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    if (!shown(node)) continue
    for (const { 0: word, index } of text.matchAll(whole)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${word} of ${text}`)
    }
  }
  return broken
}

/** Returns parts that overflow their cells, by class and text. */
export function outsideCells(table: Element): string[] {
  return [...table.querySelectorAll<HTMLElement>('td, th, [role=rowheader]')].flatMap((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    return [...cell.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
      if (part.closest('.visually-hidden, .goods-sku-name, select') || !part.checkVisibility()) return []
      const box = part.getBoundingClientRect()
      return box.width > 0 && (box.right > right + 1 || box.left < left - 1)
        ? [`${part.className}: ${part.textContent}`]
        : []
    })
  })
}
