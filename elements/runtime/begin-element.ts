import { hasAbility } from '../../src/core/host/known-abilities'
import { scriptSettings } from '../../src/core/host/script-settings'
import { drawnAttribute } from '../../src/core/store/drawn-attribute'
import { later } from '../element-code'
import { version } from '../version'
import { drawable, smallDrawable } from './drawable'
import { bringCode, isLoading, isSound, load, origin } from './load-element'
import { askPageStart } from './page-start'
import { recordChanges } from './record-changes'
import { headStart, isViewFirst } from './view-or-code'

/** Requests the brand site while the code of the element loads. */
async function askSite(element: Element) {
  try {
    if (!(await askPageStart(element))) await (await later.askSite()).askSite(element)
  } catch {
    // The element requests it again and reports the failure.
  }
}

/** Returns whether the API has views of an element; undefined: it was not asked yet. */
function hasView({ localName, shadowRoot }: Element, api: string): boolean | undefined {
  const { views } = scriptSettings
  if (views === 'off' || shadowRoot || !drawable.has(localName) || isLoading(localName)) return false
  // A kit beside the API, as in the tag that a shop prints, comes from a server that has views.
  return (
    views !== undefined ||
    (hasAbility(api, version) ?? (origin.url.startsWith(api.replace(/api$/, '')) || undefined))
  )
}

/** Shows the server rendering of an element, from the page or by a request. @returns false if there is none */
async function show(element: Element, isDrawn: boolean): Promise<boolean> {
  try {
    const { letSleep, showView } = await later.view()
    if (!isDrawn && !(await showView(element, scriptSettings.views))) return false
    letSleep(element, () => load(element.localName))
    return true
  } catch {
    return false
  }
}

/** Loads the code of an element, and its brand site, without defining it. */
async function bring(element: Element) {
  void askSite(element)
  if (await isSound()) await bringCode(element.localName)
}

/** Starts an element: with its view where its API has one, otherwise with its code. */
export async function begin(element: Element): Promise<void> {
  const { localName, shadowRoot } = element
  // A small element replaces what a server rendered.
  const isDrawn = shadowRoot !== null && element.hasAttribute(drawnAttribute) && !smallDrawable.has(localName)
  if (isDrawn) recordChanges(shadowRoot)
  // `view.js` knows the API exactly; this one saves loading it.
  const api = element.closest('[api]')?.getAttribute('api') ?? scriptSettings.api ?? '/api'
  const has = isDrawn || hasView(element, api)
  if (has !== false) {
    const shown = show(element, isDrawn)
    if (await (isDrawn ? shown : isViewFirst(shown, () => bring(element), has ? headStart : 0))) return
  }
  // Loaded code requests the brand site itself.
  if (!isLoading(localName)) void askSite(element)
  return load(localName)
}
