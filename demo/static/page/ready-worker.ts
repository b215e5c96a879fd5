import { stateAddress } from '../own-addresses'
import { shopState, type ShopState } from '../shop-state'
import { say } from './static-shop.messages'

const controlled = () =>
  new Promise<void>((resolve) => {
    const { serviceWorker } = navigator
    if (serviceWorker.controller) resolve()
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

/** Returns the state of the worker. @throws if the worker or its database could not be started */
export async function askState(): Promise<ShopState> {
  const answer = await fetch(stateAddress)
  const content: unknown = await answer.json().catch(() => undefined)
  const read = shopState.safeParse(content)
  if (read.success) return read.data
  const reason =
    typeof content === 'object' && content && 'message' in content
      ? String(content.message)
      : String(answer.status)
  throw new Error(say('failed', { reason }))
}

/** Waits until the service worker controls this page and its shop is open. @throws Error with a message for the reader */
export async function workerReady(): Promise<ShopState> {
  if (!('serviceWorker' in navigator) || !('indexedDB' in globalThis)) throw new Error(say('noWorkers'))
  const registration = await navigator.serviceWorker.register('/server.js').catch((error: unknown) => {
    throw new Error(`${say('noWorkers')} (${error instanceof Error ? error.message : String(error)})`)
  })
  // A page that bypassed its worker (by a hard reload) is not controlled automatically.
  registration.active?.postMessage('claim')
  await controlled()
  return askState()
}
