import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { text } from '../../core/api/text-shapes'
import { filePurposes } from './file-kind'

/** Uploads one file as `multipart/form-data` in the field `file`. */
export const uploadFile = endpoint('POST /bbb/fileUpload/local', {
  about:
    'Stores a file of the buyer and returns its URL. 413: too large. 415: file type not allowed. 507: storage quota exceeded.',
  needs: 'token',
  query: z.object({
    /** Purpose. Pictures of reviews have a higher size limit. */
    bizType: z.optional(z.enum(filePurposes)),
  }),
  body: z.instanceof(FormData),
  data: z.string(),
})

/** `name` is only the display name. The id alone selects the file. */
export const keptFile = endpoint('GET /bbb/file/{id}/{name}', {
  about:
    'Returns a file that the caller uploaded. Where headers cannot be set, as in a link, `token` is the session’s token. A one-time ticket is safer.',
  needs: 'token',
  query: z.object({ token: z.optional(text(64)) }),
  data: z.string(),
})

/** Code 404 also for the file of another user. Optional for other back ends. */
export const fileTicket = endpoint('POST /bbb/userCenter/file/ticket', {
  about: 'Returns a one-time URL of one of the buyer’s files, valid for one minute without a token.',
  needs: 'token',
  body: z.object({ fileUrl: text(500) }),
  data: z.object({ url: z.string() }),
})

export const ticketedFile = endpoint('GET /bbb/download/{ticket}', {
  about: 'Returns the file of a ticket. Each ticket works once.',
  data: z.string(),
})
