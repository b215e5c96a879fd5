import { useInsertionEffect } from 'react'
import { useHost } from './host'
import { uiSheets } from './sheets'

/** Adopts a sheet into a shadow root once; it stays, because what it is for comes and goes often. */
function adopt(root: ShadowRoot, sheet: CSSStyleSheet, at = root.adoptedStyleSheets.length) {
  if (!root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = root.adoptedStyleSheets.toSpliced(at, 0, sheet)
}

/** Brings the styles of a room along, so that a lazily loaded one carries its own. */
export function useSheet(sheet: CSSStyleSheet) {
  const { root, scope } = useHost()
  scope.drawing?.sheet?.(sheet, 'room')
  useInsertionEffect(() => adopt(root, sheet), [root, sheet])
}

const plainParts: ReadonlySet<CSSStyleSheet> = new Set(uiSheets)

/** Brings the styles of a part of ui that not every page draws. Those of rooms count more, whichever came first. */
export function usePartSheet(sheet: CSSStyleSheet) {
  const { root, scope } = useHost()
  scope.drawing?.sheet?.(sheet, 'part')
  useInsertionEffect(
    () => adopt(root, sheet, root.adoptedStyleSheets.findLastIndex((each) => plainParts.has(each)) + 1),
    [root, sheet],
  )
}
