import type { Scope } from '../../core/scope'
import { settingNames } from '../../core/settings'

const tag = 'trade-consult'
const placed = new WeakMap<Scope, Element>()

/** Puts the element that draws the dialog on the page, once; the loader brings its code. */
export function placeConsult(scope: Scope) {
  if (placed.get(scope)?.isConnected) return
  const element = document.createElement(tag)
  element.setAttribute('layout', 'dialog')
  for (const name of settingNames) {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (scope.settings[name]) element.setAttribute(attribute, scope.settings[name])
  }
  placed.set(scope, element)
  document.body.append(element)
}
