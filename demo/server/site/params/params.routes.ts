import { listParam } from '../../../../src/site/params/params.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { paramsOf } from './params'

export function routes(app: App) {
  serve(app, listParam, ({ asked, who }) => paramsOf(who.ruledBy, asked.query.codes))
}
