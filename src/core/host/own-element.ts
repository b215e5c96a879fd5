import { attributeName } from './attribute-name'
import type { Scope } from './scope'
import { settingNames } from './settings'

/** Creates an element of the kit with the settings of a scope. */
export function ownElement(tag: string, { settings }: Pick<Scope, 'settings'>): HTMLElement {
  const element = document.createElement(tag)
  for (const name of settingNames) {
    if (settings[name]) element.setAttribute(attributeName(name), settings[name])
  }
  return element
}
