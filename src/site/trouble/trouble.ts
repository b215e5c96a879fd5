import { complainOnce, unknownTags } from '../../core/complaints'
import type { TradeEvents } from '../../core/events'
import { showDamage } from './damage-report'
import { showInstead } from './show-instead'
import { reloadOnce } from '../../core/reload-once'
import { damagedBuiltIns } from './self-check'
import { forEachWaiting } from './waiting-elements'

// What is asked for when something is wrong: with the page's built-ins, or with the way to our own files. It stands alone
// under a name without a hash: a deploy does not take it away.

const told = new WeakSet<Element>()

function tellError(element: Element, code: string) {
  const detail: TradeEvents['trade-error'] = {
    element: element.localName,
    code,
    version: globalThis.tradefront?.version ?? '',
  }
  element.dispatchEvent(new CustomEvent('trade-error', { detail, bubbles: true, composed: true }))
}

function refuse() {
  forEachWaiting((element) => {
    if (told.has(element)) return
    told.add(element)
    showInstead(element, 'damaged')
    tellError(element, 'built-ins')
  })
}

let damage = ''

/** Whether the kit can work with the built-ins of this page; if not, every element that is not there yet says so. */
export function isSound(): boolean {
  const found = damagedBuiltIns()
  if (found.length === 0) return true
  if (!damage) {
    for (let at = 0; at < found.length; at += 1) damage += `${at ? ', ' : ''}${found[at]}`
    console.warn(`tradefront: scripts of this page changed ${damage}; elements stay away`)
    new MutationObserver(refuse).observe(document, { childList: true, subtree: true })
    if (globalThis.tradefront) globalThis.tradefront.doctor = async () => showDamage(damage)
    if (new URLSearchParams(location.search).has('trade-doctor')) showDamage(damage)
  }
  refuse()
  return false
}

/** A page, or a later version, may define the tag of its own a little later. */
const ownTagPatience = 3_000

/** Says once on the console, and to the doctor, that a tag is none of the kit's. */
export function complainOfTag(tag: string) {
  setTimeout(() => {
    if (customElements.get(tag) || unknownTags.has(tag)) return
    unknownTags.add(tag)
    complainOnce(`<${tag}> is no element of version ${globalThis.tradefront?.version ?? ''}`)
  }, ownTagPatience)
}

/**
 * Says in the places of a tag that its code did not come.
 * @param url of the loader that asked for it
 * @param load asks for it once more
 */
export function showNotLoaded(
  tag: string,
  error: unknown,
  url: string,
  load: (tag: string) => Promise<void>,
) {
  console.error(`tradefront: the code of <${tag}> could not be loaded`, error)
  const detail: TradeEvents['trade-load-error'] = { tag, url }
  document.dispatchEvent(new CustomEvent('trade-load-error', { detail }))
  // A page of the shop's own: a deploy took the file away.
  if (document.querySelector('trade-outlet, trade-storefront') && reloadOnce()) return
  forEachWaiting((element) => {
    if (element.localName === tag) showInstead(element, 'notLoaded', () => void load(tag))
  })
}
