import type { BucketAccess } from '../../core/config/bucket-access'
import type { Operator } from '../../core/operator/console'
import { desks } from '../../core/operator/desk'
import { mayUse } from '../../core/operator/operator-permission'
import { notFound, notPermitted } from '../../core/http/refusal'
import { answerFile, fileIdOf } from '../../site/files/files'

/**
 * Serves a file of a waiting document to operators who may see its desk.
 * @param of the document
 * @param bucket file storage, if not the database
 * @throws Refusal 404 no such file, 403 not permitted
 */
export async function deskFile(
  name: string,
  of: string,
  id: string,
  { role }: Operator,
  bucket?: BucketAccess,
): Promise<Response> {
  const desk = desks.get(name)
  if (!desk) throw notFound()
  if (!mayUse(role, desk.permission, 'read')) throw notPermitted()
  const [row] = await desk.waiting({ id: of })
  if (!row?.files?.some((file) => fileIdOf(file) === id)) throw notFound()
  return answerFile(id, bucket)
}
