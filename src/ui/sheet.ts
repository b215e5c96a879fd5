import { useInsertionEffect } from 'react'
import { useHost } from './host'
import { layout, partSheets } from './sheets'

/** Adopts a style sheet into a shadow root once. It stays, because its components come and go. */
function adopt(root: ShadowRoot, sheet: CSSStyleSheet, at = root.adoptedStyleSheets.length) {
  if (!root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = root.adoptedStyleSheets.toSpliced(at, 0, sheet)
}

const rooms = new WeakSet<CSSStyleSheet>()

/** Adopts the layout classes before the sheets of rooms, which take precedence. */
export function adoptLayout(root: ShadowRoot) {
  const at = root.adoptedStyleSheets.findIndex((sheet) => rooms.has(sheet))
  adopt(root, layout, at < 0 ? undefined : at)
}

/** Adds a room's style sheet, so that lazily loaded rooms bring their own. */
export function useSheet(sheet: CSSStyleSheet) {
  const { root, scope } = useHost()
  scope.drawing?.sheet?.(sheet, 'room')
  rooms.add(sheet)
  useInsertionEffect(() => adopt(root, sheet), [root, sheet])
}

const plainParts: ReadonlySet<CSSStyleSheet> = new Set(partSheets)

/** Adds the style sheet of a shared component. Layout classes and those of rooms take precedence. */
export function usePartSheet(sheet: CSSStyleSheet) {
  const { root, scope } = useHost()
  scope.drawing?.sheet?.(sheet, 'part')
  useInsertionEffect(
    () => adopt(root, sheet, root.adoptedStyleSheets.findLastIndex((each) => plainParts.has(each)) + 1),
    [root, sheet],
  )
}
