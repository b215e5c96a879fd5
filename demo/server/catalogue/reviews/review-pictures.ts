import { and, eq, ne } from 'drizzle-orm'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import type { BucketAccess } from '../../core/config/bucket-access'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { answerFile, fileIdOf } from '../../site/files/files'
import { orderComment } from './reviews.table'

/**
 * Returns public URLs of a review's pictures. A buyer's files are private, so they are only served as part of the review.
 */
export const shownPictures = ({ id, images }: Pick<typeof orderComment.$inferSelect, 'id' | 'images'>) =>
  images.map((image) => {
    const fileId = fileIdOf(image)
    return fileId ? `/api/bbb/goodsInfo/commentPicture/${id}/${fileId}` : image
  })

/** Returns a picture of a visible review. @throws Refusal 404 for all other files */
export async function reviewPictureOf(
  commentId: string,
  fileId: string,
  bucket: BucketAccess | undefined,
): Promise<Response> {
  const [found] = await db()
    .select({ images: orderComment.images })
    .from(orderComment)
    .where(and(eq(orderComment.id, commentId), ne(orderComment.state, commentState.code.deleted)))
  if (!found?.images.some((image) => fileIdOf(image) === fileId)) throw notFound()
  const answer = await answerFile(fileId, bucket)
  answer.headers.set('Content-Disposition', 'inline')
  answer.headers.set('Cache-Control', 'public, max-age=300')
  return answer
}
