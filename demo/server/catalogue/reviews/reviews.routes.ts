import * as own from '../../../../src/catalogue/reviews/own-reviews.contract'
import { appendForm, reviewForm } from '../../../../src/catalogue/reviews/review-form'
import { reviewPage } from '../../../../src/catalogue/reviews/reviews.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { waitingPage, writtenPage } from './own-reviews'
import { reviewPictureOf } from './review-pictures'
import { pageOf } from './reviews'
import { appendToReview, deleteOwn, writeReview } from './write-review'

export function routes(app: App) {
  serve(app, reviewPage, ({ asked, who, site, language }) => pageOf(asked.body, { who, site }, language))

  serve(
    app,
    own.reviewPicture,
    ({ asked, config }) => reviewPictureOf(asked.path.id, asked.path.fileId, config.bucket),
    {
      produces: 'application/octet-stream',
    },
  )

  serve(app, own.pageWaiting, ({ asked, who }) => waitingPage(who, asked.body))

  serve(app, own.pageOwnReviews, ({ asked, who }) => writtenPage(who, asked.body))

  serve(app, own.addReview, ({ asked, who }) => writeReview(who, asked.path.orderLineId, asked.body), {
    words: reviewForm.fields,
  })

  serve(app, own.appendReview, ({ asked, who }) => appendToReview(who, asked.path.id, asked.body.text), {
    words: appendForm.fields,
  })

  serve(app, own.deleteReview, ({ asked, who }) => deleteOwn(who, asked.path.id))
}
