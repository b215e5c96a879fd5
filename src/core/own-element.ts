import { attributeName } from './attribute-name'
import type { Scope } from './scope'
import { settingNames } from './settings'

/** One of our elements, made by the kit itself and set up as the page's own elements of a scope are. */
export function ownElement(tag: string, { settings }: Pick<Scope, 'settings'>): HTMLElement {
  const element = document.createElement(tag)
  for (const name of settingNames) {
    if (settings[name]) element.setAttribute(attributeName(name), settings[name])
  }
  return element
}
