import { say } from './say'

const look =
  'visibility:visible;display:inline-flex;gap:8px;align-items:center;box-sizing:border-box;max-width:100%;' +
  'padding:4px 8px;border:1px solid;border-radius:4px;font:14px/20px system-ui,sans-serif;color:#8a1f11;background:#fff4f2'

/** `tradefront.css` would say the same beside it, seconds later. */
function hideLateWords(root: ShadowRoot) {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':host::after{content:none!important}')
    root.adoptedStyleSheets = [sheet]
  } catch {
    // Lists cannot be handed to this page's browser any more: then it is said twice.
  }
}

/**
 * Says in an element's place why nothing else is there. What the page wrote between the tags stays to be seen. Goes away
 * when the element comes after all.
 * @param again tries once more
 */
export function showInstead(element: Element, key: 'damaged' | 'notLoaded', again?: () => void) {
  const options: ShadowRootInit & { __proto__: null } = { __proto__: null, mode: 'open' }
  const root = element.shadowRoot ?? element.attachShadow(options)
  if (root.querySelector('[role=alert]')) return
  const box = document.createElement('span')
  box.setAttribute('role', 'alert')
  box.setAttribute('part', 'error')
  box.style.cssText = look
  box.append(say(key, element))
  if (again) {
    const button = document.createElement('button')
    button.append(say('retry', element))
    button.addEventListener('click', () => {
      box.remove()
      again()
    })
    box.append(button)
  }
  const written = document.createElement('slot')
  root.append(box, written)
  hideLateWords(root)
  void customElements.whenDefined(element.localName).then(() => {
    box.remove()
    written.remove()
  })
}
