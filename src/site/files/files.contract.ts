import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { text } from '../../core/api/shapes'
import { filePurposes } from './file-kind'

/** Uploads one file as `multipart/form-data` in the field `file`. */
export const uploadFile = endpoint('POST /bbb/fileUpload/local', {
  about:
    'Keeps a file of the buyer and tells its address; 413 too large, 415 not one of the legal kinds, 507 no room left.',
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
    'A file that the asking buyer uploaded. Where no header can be given, as in a link, `token` is the session’s token; a ticket is safer, because it is good once.',
  needs: 'token',
  query: z.object({ token: z.optional(text(64)) }),
  data: z.string(),
})

/** Code 404 also for the file of another user. Optional for other back ends. */
export const fileTicket = endpoint('POST /bbb/userCenter/file/ticket', {
  about:
    'Leave to fetch one file of the buyer once, within a minute, without a token: its address for the browser.',
  needs: 'token',
  body: z.object({ fileUrl: text(500) }),
  data: z.object({ url: z.string() }),
})

export const ticketedFile = endpoint('GET /bbb/download/{ticket}', {
  about: 'The file that a ticket was given for; each ticket is good for once.',
  data: z.string(),
})
