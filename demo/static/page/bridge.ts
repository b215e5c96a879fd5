import { bridgeCall, connectWord, readyWord, type BridgeAnswer, type BridgeCall } from './bridge-messages'
import { workerReady } from './ready-worker'

const open = /^\/(api|static-shop)\//
const staying = 20_000

function formOf(entries: readonly (readonly [string, string | File])[]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

/** Asks the worker, and nobody else: only calls of the shop are passed on. */
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
/** The origin of the page that this frame was made for. */
const page = named.get('page') ?? ''
document.documentElement.lang = named.get('lang') ?? ''
const ready = workerReady()
ready.catch((error: unknown) => console.error(error))
setInterval(() => navigator.serviceWorker.controller?.postMessage('stay'), staying)

// A demo's shop holds no secrets: whoever embeds it may ask. Nobody else's window may.
window.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
  if (source !== window.parent || origin !== page || data !== connectWord || !port) return
  port.addEventListener('message', (event) => {
    const call = bridgeCall.safeParse(event.data)
    if (call.success) void ask(call.data).then((answer) => port.postMessage(answer))
  })
  port.start()
})
// Where the page around is another one by now, or has no origin, this is heard by nobody.
if (URL.canParse(page)) window.parent.postMessage(readyWord, new URL(page).origin)
