import { bridgeAnswer, connectWord, readyWord, type BridgeAnswer, type BridgeCall } from './bridge-messages'

const nobody = new Set([101, 204, 205, 304])

/** Adds a hidden frame of the static shop to a page of another origin. */
export function bridgeFrame(shop: string) {
  const frame = document.createElement('iframe')
  const { lang } = document.documentElement
  // The frame exchanges messages with this origin only.
  const named = new URLSearchParams({ lang, page: location.origin })
  frame.src = new URL(`/bridge.html?${named}`, shop).href
  frame.hidden = true
  frame.title = 'tradefront'
  const { port1, port2 } = new MessageChannel()
  const waiting = new Map<number, (answer: BridgeAnswer) => void>()
  let last = 0

  // Accepts only messages of this frame, and only while it shows the shop's own origin.
  window.addEventListener('message', function connect({ source, origin, data }) {
    if (source !== frame.contentWindow || origin !== shop || data !== readyWord) return
    window.removeEventListener('message', connect)
    frame.contentWindow?.postMessage(connectWord, shop, [port2])
  })
  port1.addEventListener('message', ({ data }) => {
    const read = bridgeAnswer.safeParse(data)
    if (!read.success) return
    waiting.get(read.data.id)?.(read.data)
    waiting.delete(read.data.id)
  })
  port1.start()
  const add = () => document.body.append(frame)
  if (document.body) add()
  else document.addEventListener('DOMContentLoaded', add, { once: true })

  /** Sends a call to the shop and waits while it is prepared. @throws TypeError as `fetch` does if there is no response */
  return async function ask(call: Omit<BridgeCall, 'id'>): Promise<Response> {
    const id = ++last
    const answer = await new Promise<BridgeAnswer>((resolve) => {
      waiting.set(id, resolve)
      port1.postMessage({ ...call, id } satisfies BridgeCall)
    })
    if (answer.failed !== undefined) throw new TypeError(answer.failed)
    const { status, headers, body } = answer
    return new Response(nobody.has(status) ? null : body, { status, headers })
  }
}
