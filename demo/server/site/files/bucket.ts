import { AwsClient } from 'aws4fetch'
import { sha256 } from '../../core/security/auth'
import type { BucketAccess } from '../../core/config/bucket-access'
import { inTime } from '../../core/http/in-time'
import { StorageFault } from '../../core/http/storage-fault'
import { joined } from './byte-text'

type Bytes = Uint8Array<ArrayBuffer>
type Known = { size: number; digest: string | null }

/**
 * Objects of a bucket, each under the id of its file. Every answer is doubted: only bytes of the right number and
 * checksum are a file. They are held in memory for that (the largest upload has 4 MB), so that nothing of a file that
 * is cut off or replaced reaches anybody.
 */
export type Bucket = {
  /** @returns the checksum of what lies there now @throws StorageFault */
  put: (id: string, content: Bytes, mediaType: string) => Promise<string>
  /** @throws StorageFault also where there is none, or another one */
  get: (id: string, known: Known) => Promise<Bytes>
  /** Nothing is there afterwards; where nothing was before, that is no fault. @throws StorageFault */
  remove: (id: string) => Promise<void>
}

/** What an error of the storage is called; the rest of its answer may repeat who asked. */
async function refusalOf(answer: Response): Promise<string> {
  const text = new TextDecoder().decode(await start(answer, 2_000))
  return `${answer.status} ${/<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''}`.trim()
}

/** The beginning of a body: no more of it is read than `most` bytes and a part. */
async function start({ body }: Response, most: number): Promise<Bytes> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    parts.push(part)
    size += part.length
    if (size > most) break
  }
  return joined(parts)
}

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'no reason given'
  const cause = error.cause instanceof Error ? error.cause : error
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

/** @param access where it is; its secret never leaves the signature */
export function openBucket(access: BucketAccess): Bucket {
  const { endpoint, region, name, inPath, answersWithin } = access
  // Signs requests, and that is all that three of them need: no client of a whole cloud.
  const client = new AwsClient({
    accessKeyId: access.keyId,
    secretAccessKey: access.secret,
    service: 's3',
    region,
    retries: 1,
  })

  function addressOf(id: string) {
    const address = new URL(endpoint)
    if (!inPath) address.hostname = `${name}.${address.hostname}`
    const base = address.pathname.replace(/\/$/, '')
    address.pathname = `${base}${inPath ? `/${name}` : ''}/files/${id}`
    return address.href
  }

  /** @param read takes what was asked for from the answer; undefined where it is not that */
  async function ask<T>(
    method: string,
    id: string,
    init: RequestInit,
    read: (answer: Response) => Promise<T | undefined> | T | undefined,
  ): Promise<T> {
    const fault = (reason: string) => new StorageFault(`file storage: ${method} files/${id}: ${reason}`)
    try {
      return await inTime(answersWithin, async (signal) => {
        const answer = await client.fetch(addressOf(id), { ...init, method, signal, redirect: 'error' })
        const found = await read(answer)
        if (found !== undefined) return found
        throw fault(answer.ok ? 'answered something else than the file' : await refusalOf(answer))
      })
    } catch (error) {
      throw error instanceof StorageFault ? error : fault(reasonOf(error))
    }
  }

  return {
    async put(id, content, mediaType) {
      const digest = await sha256(content)
      // By its checksum the storage refuses what was changed on the way.
      const headers = { 'Content-Type': mediaType, 'X-Amz-Content-Sha256': digest }
      await ask('PUT', id, { headers, body: content }, ({ ok }) => ok || undefined)
      // Whatever stands in between may have said yes to that.
      const holds = ({ ok, headers: told }: Response) =>
        ok && told.get('content-length') === `${content.length}`
      await ask('HEAD', id, {}, (answer) => holds(answer) || undefined)
      return digest
    },
    get: (id, { size, digest }) =>
      ask('GET', id, {}, async (answer) => {
        if (!answer.ok) return undefined
        const content = await start(answer, size)
        return content.length === size && (await sha256(content)) === digest ? content : undefined
      }),
    async remove(id) {
      await ask('DELETE', id, {}, ({ ok, status }) => ok || status === 404 || undefined)
    },
  }
}
