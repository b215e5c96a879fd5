import { baseAddress } from '../../src/core/address/base-address'
import { readCookie } from '../../src/core/host/session-cookie'
import { scriptSettings } from '../../src/core/host/script-settings'
import { askStart } from '../../src/site/start/ask-start'

/** Returns whether an element has the settings of the script tag. Other settings are read by its code. */
const hasTagSettings = (element: Element) =>
  !element.closest('trade-site,[api],[site]') &&
  element.getRootNode() === document &&
  !('tradefrontConfig' in globalThis)

/**
 * Requests what the page's elements need first, while their code loads.
 * @returns whether it was answered
 */
export async function askPageStart(element: Element): Promise<boolean> {
  if (!hasTagSettings(element)) return false
  const { api = '/api', site, lang } = scriptSettings
  // Scripts below the kit's tag may listen to `trade-fetch`.
  await new Promise((done) => setTimeout(done))
  const started = askStart(
    baseAddress(api),
    site || location.hostname,
    lang || document.documentElement.lang || 'zh-CN',
    readCookie('PC_TOKEN'),
  )
  return typeof (await started?.answer) === 'object'
}
