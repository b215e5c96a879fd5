import type { BucketAccess } from '../../core/bucket-access'
import type { Operator } from '../../core/console'
import { desks } from '../../core/desk'
import { mayUse } from '../../core/operator-permission'
import { notFound, notPermitted } from '../../core/refusal'
import { answerFile, fileIdOf } from '../../site/files/files'

/**
 * A file of something that waits at a desk, for those who may see that desk.
 * @param of which of what waits there
 * @param bucket where files are kept, if not in the database
 * @throws Refusal 404 nothing there has such a file · 403 not this operator's to see
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
