import { keptFile, uploadFile } from '../../../../src/site/files/files.contract'
import { minute } from '../../core/business-time'
import { limit } from '../../core/limit'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { answerFile, keep } from './files'

export function routes(app: App) {
  serve(
    app,
    uploadFile,
    ({ who, request }) => {
      limit(`upload|${who.customerId}`, 30, minute)
      return keep(who.customerId, request)
    },
    { consumes: 'multipart/form-data' },
  )

  serve(app, keptFile, ({ who, asked }) => answerFile(who.customerId, asked.path.id), {
    produces: 'application/octet-stream',
  })
}
