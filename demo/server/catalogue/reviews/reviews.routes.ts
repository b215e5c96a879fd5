import { reviewPage } from '../../../../src/catalogue/reviews/reviews.contract'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { pageOf } from './reviews'

export function routes(app: App) {
  serve(app, reviewPage, ({ asked, language }) => pageOf(asked.body, language))
}
