import { AwsClient } from 'aws4fetch'
import { sha256 } from '../../core/security/auth'
import type { BucketAccess } from '../../core/config/bucket-access'
import { inTime } from '../../core/http/in-time'
import { StorageFault } from '../../core/http/storage-fault'
import { joined } from './byte-text'

type Bytes = Uint8Array<ArrayBuffer>
type Known = { size: number; digest: string | null }

/**
 * Objects of a bucket, stored under their file ids. Each download is verified by size and checksum, so that truncated or
 * replaced files are never served. This requires buffering in memory; the largest upload has 4 MB.
 */
export type Bucket = {
  /** Uploads an object. @returns checksum of the stored object @throws StorageFault */
  put: (id: string, content: Bytes, mediaType: string) => Promise<string>
  /** Downloads an object. @throws StorageFault also if it is missing or different */
  get: (id: string, known: Known) => Promise<Bytes>
  /** Deletes an object. A missing object is no error. @throws StorageFault */
  remove: (id: string) => Promise<void>
}

/** Returns status and error code of a response. The rest of the response may contain the access key. */
async function refusalOf(answer: Response): Promise<string> {
  const text = new TextDecoder().decode(await start(answer, 2_000))
  return `${answer.status} ${/<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''}`.trim()
}

/** Reads the beginning of a body: stops after the chunk that exceeds `most` bytes. */
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

/** @param access location and keys; the secret is only used for signatures */
export function openBucket(access: BucketAccess): Bucket {
  const { endpoint, region, name, inPath, answersWithin } = access
  // Only signs requests: three operations do not need a full cloud SDK.
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

  /** @param read extracts the result from the response; undefined if the response is invalid */
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
      // With the checksum, the storage rejects content altered in transit.
      const headers = { 'Content-Type': mediaType, 'X-Amz-Content-Sha256': digest }
      await ask('PUT', id, { headers, body: content }, ({ ok }) => ok || undefined)
      // A proxy may have answered the PUT, so verify that the object exists.
      const holds = ({ ok, headers: responseHeaders }: Response) =>
        ok && responseHeaders.get('content-length') === `${content.length}`
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
