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

type Reader = Pick<Member, 'customerId' | 'accountKind'>

/** The frame of a form around its file. */
const frame = 10_000
const pixelsAtMost = 40_000_000
/** Bytes that one buyer may keep here. */
const quota = 200_000_000

const tooLarge = (purpose: FilePurpose | undefined) =>
  purpose === 'review'
    ? refuse(413, ['图片大小超过 4 MB', 'Image over 4MB.'])
    : refuse(413, ['文件或图片大小超过 2 MB', 'File or picture size exceeds 2MB.'])
const notLegal = () => refuse(415, ['请选择合法的文件', 'Please select a legal file.'])
const full = () => refuse(413, ['上传空间已满', 'The upload space is full.'])

/** The file of a multipart body, of which no more is read than a file may have. */
async function fileOf(request: Request, purpose: FilePurpose | undefined): Promise<File> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw notLegal()
  const bytes = await readBytes(request, limitFor(purpose) + frame, () => tooLarge(purpose))
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File) || form?.getAll('file').length !== 1) throw notLegal()
  return file
}

/**
 * Keeps the file of a request.
 * @param purpose what it is for: reviews have larger files, and pictures alone
 * @returns its address below the API's base
 */
export async function keep(
  ownerId: string,
  request: Request,
  bucket: BucketAccess | undefined,
  purpose?: FilePurpose,
): Promise<string> {
  const file = await fileOf(request, purpose)
  if (file.size >= limitFor(purpose)) throw tooLarge(purpose)
  const ending = endingOf(file.name)
  const mediaType = mediaTypeOf(ending, purpose === 'review' ? ['image'] : undefined)
  const given = new Uint8Array(await file.arrayBuffer())
  if (!mediaType || !declaredFits(file.type.split(';')[0] ?? '', mediaType) || !bytesFit(given, mediaType))
    throw notLegal()
  if (mostPixels(given, mediaType) > pixelsAtMost) throw notLegal()
  const content = withoutMetadata(given, mediaType)
  const [kept] = await db()
    .select({ total: sum(uploadFile.size).mapWith(Number) })
    .from(uploadFile)
    .where(eq(uploadFile.ownerId, ownerId))
  if ((kept?.total ?? 0) + content.length > quota) throw full()
  const shownName = cleanName(file.name, ending)
  const ready = await readyFile({ ownerId, shownName, mediaType, content }, bucket)
  await tx(ready.keep)
  return `/bbb/file/${ready.id}/${encodeURIComponent(shownName)}`
}

/**
 * Whether somebody may have a file: who uploaded it, and the main account of a company what its sub-accounts did.
 * All else looks like one that is not there.
 * @throws Refusal 404
 */
export async function onlyOwn({ customerId, accountKind }: Reader, id: string | undefined): Promise<string> {
  const [found] = await db()
    .select({ ownerId: uploadFile.ownerId, parentId: customer.parentId })
    .from(uploadFile)
    .leftJoin(customer, eq(customer.id, uploadFile.ownerId))
    .where(eq(uploadFile.id, id ?? ''))
  const ofCompany = accountKind === 'main' && found?.parentId === customerId
  if (id === undefined || (found?.ownerId !== customerId && !ofCompany)) throw notFound()
  return id
}

/**
 * A file as an answer that no browser runs, for whoever may have it. It always comes through the shop: the bucket knows
 * nobody's rights, and an address into it could be handed on.
 * @throws Refusal 404 · StorageFault
 */
export async function answerFile(id: string, bucket: BucketAccess | undefined): Promise<Response> {
  const [found] = await db().select().from(uploadFile).where(eq(uploadFile.id, id))
  if (!found) throw notFound()
  return new Response(await bytesOf(found, bucket), {
    headers: {
      'Content-Type': found.mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.shownName)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** Ids of the files that addresses of ours name; undefined for an address that is none. */
export const fileIdOf = (address: string) => /^\/bbb\/file\/(\d{1,20})\/[^/,]{1,400}$/.exec(address)?.[1]
