import { say } from './say'

const look =
  'visibility:visible;display:inline-flex;gap:8px;align-items:center;box-sizing:border-box;max-width:100%;' +
  'padding:4px 8px;border:1px solid;border-radius:4px;font:14px/20px system-ui,sans-serif;color:#8a1f11;background:#fff4f2'

/** Hides the fallback text of `tradefront.css`, which would repeat the message after some seconds. */
function hideLateWords(root: ShadowRoot) {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':host::after{content:none!important}')
    root.adoptedStyleSheets = [sheet]
  } catch {
    // A damaged browser API rejects the sheet. The message then appears twice.
  }
}

/**
 * Shows an error in place of an element. Content that the page put between the tags stays visible. The error disappears
 * once the element is defined.
 * @param again retries the load
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
