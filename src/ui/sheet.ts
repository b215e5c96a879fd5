import { useInsertionEffect } from 'react'
import { useHost } from './host'

/** Adopts a sheet into a shadow root once; it stays, because parts come and go often. */
function adopt(root: ShadowRoot, sheet: CSSStyleSheet) {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Brings the styles of a room along with its parts, so that lazily loaded ones carry their own. */
export function useSheet(sheet: CSSStyleSheet) {
  const { root, scope } = useHost()
  scope.drawing?.sheet?.(sheet)
  useInsertionEffect(() => adopt(root, sheet), [root, sheet])
}
