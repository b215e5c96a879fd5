import { progressChannel } from '../own-addresses'
import { worker } from './worker-scope'

const store = 'tradefront static files'

export const fileAddress = (name: string) => new URL(name, worker.location.href).href

/** Fetches a file of the worker's folder and caches it for its next start. */
async function staticFile(name: string): Promise<Response> {
  const address = fileAddress(name)
  const cache = await caches.open(store)
  const found = await cache.match(address)
  if (found) return found
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${name} answers ${answer.status}`)
  await cache.put(address, new Response(answer.body.pipeThrough(counting())))
  return (await cache.match(address)) ?? fetch(address)
}

const progress = new BroadcastChannel(progressChannel)

/** Reports the number of loaded bytes to waiting pages. */
const counting = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      progress.postMessage(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })

/** Removes the cached files of other builds. @param names of this build's files */
export async function forgetFiles(names: readonly string[]) {
  const cache = await caches.open(store)
  const wanted = new Set(names.map(fileAddress))
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
}

/** Returns the content of a gzipped file. The build compresses files because plain file hosts often do not. */
export async function unpacked(name: string): Promise<Response> {
  const { body } = await staticFile(name)
  if (!body) throw new Error(`${name} is empty`)
  return new Response(body.pipeThrough(new DecompressionStream('gzip')))
}
