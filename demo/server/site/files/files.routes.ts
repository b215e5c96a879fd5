import { fileTicket, keptFile, ticketedFile, uploadFile } from '../../../../src/site/files/files.contract'
import { minute } from '../../core/time/business-time'
import { limit } from '../../core/security/limit'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { answerFile, fileAddress, fileIdOf, keep, onlyOwn } from './files'
import { newTicket, spendTicket } from './tickets'

const file = { produces: 'application/octet-stream' }

export function routes(app: App) {
  serve(
    app,
    uploadFile,
    async ({ who, asked, request, config }) => {
      await limit('upload', { customerId: who.customerId }, 30, minute)
      return fileAddress(await keep(who.customerId, request, config.bucket, asked.query.bizType))
    },
    { consumes: 'multipart/form-data' },
  )

  serve(
    app,
    keptFile,
    async ({ who, asked, config }) => answerFile(await onlyOwn(who, asked.path.id), config.bucket),
    { ...file, byAddress: true },
  )

  serve(app, fileTicket, async ({ who, asked: { body } }) => {
    await limit('downloadTicket', { customerId: who.customerId }, 120, minute)
    const id = await onlyOwn(who, fileIdOf(body.fileUrl))
    return { url: `/bbb/download/${await newTicket(id)}` }
  })

  serve(
    app,
    ticketedFile,
    async ({ asked, config }) => answerFile(await spendTicket(asked.path.ticket), config.bucket),
    file,
  )
}
