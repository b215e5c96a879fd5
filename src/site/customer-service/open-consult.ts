import { ownElement } from '../../core/host/own-element'
import type { Scope } from '../../core/host/scope'

const placed = new WeakMap<Scope, Element>()

/** Adds the dialog element to the page once. The loader then loads its code. */
export function openConsult(scope: Scope) {
  if (placed.get(scope)?.isConnected) return
  const element = ownElement('trade-consult', scope)
  element.setAttribute('layout', 'dialog')
  placed.set(scope, element)
  document.body.append(element)
}
