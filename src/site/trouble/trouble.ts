import { complainOnce, unknownTags } from '../../core/host/complaints'
import { attributeName } from '../../core/host/attribute-name'
import { copies } from '../../core/host/copies'
import { scriptSettings } from '../../core/host/script-settings'
import type { TradeEvents } from '../../core/events'
import { showDamage } from './damage-report'
import { showInstead } from './show-instead'
import { reloadOnce } from '../../core/host/reload-once'
import { damagedBuiltIns } from './self-check'
import { forEachWaiting } from './waiting-elements'

// Loaded if the page's built-ins are damaged or the kit's files cannot be loaded. The file has no hash in its name, so that
// a deploy does not remove it.

const reported = new WeakSet<Element>()

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
    if (reported.has(element)) return
    reported.add(element)
    showInstead(element, 'damaged')
    tellError(element, 'built-ins')
  })
}

let damage = ''

/** Returns whether the page's built-ins work for the kit. If not, every undefined element shows an error. */
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

/** Time in milliseconds for the page, or a later version, to define the tag itself. */
const ownTagPatience = 3_000

/** Reports once, on the console and to the doctor, that a tag is not part of the kit. */
export function complainOfTag(tag: string) {
  setTimeout(() => {
    if (customElements.get(tag) || unknownTags.has(tag)) return
    unknownTags.add(tag)
    complainOnce(`<${tag}> is no element of version ${globalThis.tradefront?.version ?? ''}`)
  }, ownTagPatience)
}

/** Reports on the console that a further copy of the kit is inactive, if it is another version or its tag has other settings. */
export function complainOfCopy(version: string, url: string) {
  const [active] = copies
  if (active?.version !== version) {
    complainOnce(`version ${version} (${url}) stays off, ${active?.version} was here first (${active?.url})`)
    return
  }
  for (const { src, dataset } of document.querySelectorAll('script'))
    for (const [name, value = ''] of Object.entries(src === url ? dataset : {}))
      if (scriptSettings[name] !== value)
        complainOnce(
          `data-${attributeName(name)}="${value.slice(0, 80)}" of a further script tag has no effect, the first tag counts. For a second site, wrap its elements in <trade-site>.`,
        )
}

/**
 * Shows in all elements of a tag that its code failed to load.
 * @param url URL of the loader
 * @param load retries the load
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
  // On a page of the shop itself, a deploy may have removed the file, which a reload fixes.
  if (document.querySelector('trade-outlet, trade-storefront') && reloadOnce()) return
  forEachWaiting((element) => {
    if (element.localName === tag) showInstead(element, 'notLoaded', () => void load(tag))
  })
}
