import type { Host } from '../../core/host/host'
import { speaker } from '../../core/language/messages'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { isCallError } from '../../core/api/call-error'
import { make } from '../../ui/make'
import floating from '../../ui/overlays/floating.css?sheet'
import { keepPlaced } from '../../ui/overlays/placing'
import { loadTrace, type ExplainedPrice, type PricePlace } from './load-trace'
import { priceStepNodes, showSteps } from './price-steps'
import sheet from './price-steps.css?sheet'
import { priceStepsMessages } from './price-steps.messages'

/**
 * Opens the box with the steps of a price beside its button. Escape or a press outside closes it.
 * @param closed called after it has closed
 * @returns closes it
 */
export function openPriceBox(
  { root, scope, $locale }: Host,
  button: HTMLButtonElement,
  of: PricePlace,
  closed: () => void,
): () => void {
  const say = speaker(priceStepsMessages, $locale.get())
  for (const each of [floating, sheet])
    if (!root.adoptedStyleSheets.includes(each)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, each]

  const ended = new AbortController()
  const steps = make('div', { tabindex: '-1' })
  const box = make(
    'div',
    {
      class: 'floating price-why-box',
      role: 'dialog',
      popover: 'auto',
      'aria-label': say('title'),
      toggle: (event) => event instanceof ToggleEvent && event.newState === 'closed' && close(),
    },
    steps,
  )

  function show(explained: ExplainedPrice) {
    showSteps(steps, priceStepNodes(explained, say, siteOf(scope).$currency.get()))
  }

  async function load() {
    steps.replaceChildren(make('p', { class: 'price-why-none', 'aria-busy': 'true' }, '…'))
    try {
      show(await loadTrace(scope, of, ended.signal))
    } catch (error) {
      if (ended.signal.aborted) return
      if (isCallError(error) && error.kind === 'missing') return show({ unitName: '' })
      const again = make('button', { type: 'button', click: () => void load() }, say('retry'))
      steps.replaceChildren(make('p', { class: 'price-why-none', role: 'alert' }, `${say('failed')} `, again))
    }
  }

  function close() {
    if (ended.signal.aborted) return
    ended.abort()
    stop()
    box.remove()
    button.setAttribute('aria-expanded', 'false')
    button.focus({ preventScroll: true })
    closed()
  }

  button.after(box)
  button.setAttribute('aria-expanded', 'true')
  const stop = keepPlaced(box, { onClose: close })
  void load()
  steps.focus()
  return close
}
