import { eq, sum } from 'drizzle-orm'
import {
  declaredFits,
  endingOf,
  limitFor,
  mediaTypeOf,
  type FilePurpose,
} from '../../../../src/site/files/file-kind'
import type { Member } from '../../core/security/auth'
import type { BucketAccess } from '../../core/config/bucket-access'
import { db, tx } from '../../core/database/db'
import { readBytes } from '../../core/http/json'
import { refuse, notFound } from '../../core/http/refusal'
import { customer } from '../../session/sign-in/customer.table'
import { bytesFit, cleanName, mostPixels } from './file-bytes'
import { uploadFile } from './files.table'
import { bytesOf, readyFile } from './kept-bytes'
import { withoutMetadata } from './without-metadata'

type Reader = Pick<Member, 'customerId' | 'companyId' | 'accountKind'>
export type KeptFile = { id: string; shownName: string }

/** Allowance in bytes for the multipart form around the file. */
const frame = 10_000
const pixelsAtMost = 40_000_000
/** Storage limit per buyer, in bytes. */
const quota = 200_000_000

/** Returns the largest request body of an upload, in bytes. */
export const largestUpload = (purpose: FilePurpose | undefined) => limitFor(purpose) + frame

const tooLarge = (purpose: FilePurpose | undefined) =>
  purpose === 'review'
    ? refuse(413, ['图片大小超过 4 MB', 'Image over 4MB.'])
    : refuse(413, ['文件或图片大小超过 2 MB', 'File or picture size exceeds 2MB.'])
const notLegal = () => refuse(415, ['请选择合法的文件', 'Please select a legal file.'])
const full = () => refuse(413, ['上传空间已满', 'The upload space is full.'])

/** Reads the file of a multipart body, up to the size limit for its purpose. */
async function fileOf(request: Request, purpose: FilePurpose | undefined): Promise<File> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw notLegal()
  const bytes = await readBytes(request, largestUpload(purpose), () => tooLarge(purpose))
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File) || form?.getAll('file').length !== 1) throw notLegal()
  return file
}

/**
 * Stores the uploaded file of a request.
 * @param purpose reviews allow larger files, but only pictures
 * @returns id and name of the file
 */
export async function keep(
  ownerId: string,
  request: Request,
  bucket: BucketAccess | undefined,
  purpose?: FilePurpose,
): Promise<KeptFile> {
  const file = await fileOf(request, purpose)
  if (file.size >= limitFor(purpose)) throw tooLarge(purpose)
  const ending = endingOf(file.name)
  const mediaType = mediaTypeOf(ending, purpose === 'review' ? ['image'] : undefined)
  const given = new Uint8Array(await file.arrayBuffer())
  if (!mediaType || !declaredFits(file.type.split(';')[0] ?? '', mediaType) || !bytesFit(given, mediaType))
    throw notLegal()
  if (mostPixels(given, mediaType) > pixelsAtMost) throw notLegal()
  const content = withoutMetadata(given, mediaType)
  const [stored] = await db()
    .select({ total: sum(uploadFile.size).mapWith(Number) })
    .from(uploadFile)
    .where(eq(uploadFile.ownerId, ownerId))
  if ((stored?.total ?? 0) + content.length > quota) throw full()
  const shownName = cleanName(file.name, ending)
  const ready = await readyFile({ ownerId, shownName, mediaType, content }, bucket)
  await tx(ready.keep)
  return { id: ready.id, shownName }
}

/** Returns the URL path of a file below the API base. */
export const fileAddress = ({ id, shownName }: KeptFile) => `/bbb/file/${id}/${encodeURIComponent(shownName)}`

/**
 * Checks that a reader may access a file: its uploader, or the main account for files of its sub-accounts.
 * All other files are reported as unknown.
 * @throws Refusal 404
 */
export async function onlyOwn(
  { customerId, companyId, accountKind }: Reader,
  id: string | undefined,
): Promise<string> {
  const [found] = await db()
    .select({ ownerId: uploadFile.ownerId, parentId: customer.parentId })
    .from(uploadFile)
    .leftJoin(customer, eq(customer.id, uploadFile.ownerId))
    .where(eq(uploadFile.id, id ?? ''))
  const ofCompany = accountKind === 'main' && [found?.parentId, found?.ownerId].includes(companyId)
  if (id === undefined || (found?.ownerId !== customerId && !ofCompany)) throw notFound()
  return id
}

/** Headers of a response that browsers do not execute. */
export const inert = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Serves a file in a response that browsers do not execute. Files are always proxied, because the bucket does not check
 * permissions and a bucket URL could be shared.
 * @throws Refusal 404 · StorageFault
 */
export async function answerFile(id: string, bucket: BucketAccess | undefined): Promise<Response> {
  const [found] = await db().select().from(uploadFile).where(eq(uploadFile.id, id))
  if (!found) throw notFound()
  return new Response(await bytesOf(found, bucket), {
    headers: {
      'Content-Type': found.mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.shownName)}`,
      ...inert,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** Returns the file id from a file URL path, or undefined for other URLs. */
export const fileIdOf = (address: string) => /^\/bbb\/file\/(\d{1,20})\/[^/,]{1,400}$/.exec(address)?.[1]
