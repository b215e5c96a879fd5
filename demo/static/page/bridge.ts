import { bridgeCall, connectWord, readyWord, type BridgeAnswer, type BridgeCall } from './bridge-messages'
import { workerReady } from './ready-worker'

const open = /^\/(api|static-shop)\//
const staying = 20_000

function formOf(entries: readonly (readonly [string, string | File])[]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

/** Sends a call to the worker. Only calls of the shop are passed on. */
async function ask({ id, url, method, headers, body }: BridgeCall): Promise<BridgeAnswer> {
  const { origin, pathname } = new URL(url, location.href)
  try {
    if (origin !== location.origin || !open.test(pathname)) throw new Error(`${url} is no call of this shop`)
    await ready
    const answer = await fetch(url, { method, headers, body: typeof body === 'object' ? formOf(body) : body })
    return { id, status: answer.status, headers: [...answer.headers], body: await answer.text() }
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error)
    return { id, status: 0, headers: [], body: '', failed }
  }
}

const named = new URLSearchParams(location.search)
/** Origin of the page that created this frame. */
const page = named.get('page') ?? ''
document.documentElement.lang = named.get('lang') ?? ''
const ready = workerReady()
ready.catch((error: unknown) => console.error(error))
setInterval(() => navigator.serviceWorker.controller?.postMessage('stay'), staying)

// The demo shop has no secrets, so any page may embed it. Messages of other windows are ignored.
window.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
  if (source !== window.parent || origin !== page || data !== connectWord || !port) return
  port.addEventListener('message', (event) => {
    const call = bridgeCall.safeParse(event.data)
    if (call.success) void ask(call.data).then((answer) => port.postMessage(answer))
  })
  port.start()
})
// The browser drops this message if the parent is now another page or has no origin.
if (URL.canParse(page)) window.parent.postMessage(readyWord, new URL(page).origin)
