import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'

/** One file, sent as `multipart/form-data` under `file`. */
export const uploadFile = endpoint('POST /bbb/fileUpload/local', {
  about: 'Keeps a file of the buyer and tells its address; 413 too large, 415 not one of the legal kinds.',
  needs: 'token',
  body: z.instanceof(FormData),
  data: z.string(),
})

/** The second part is the name that the file is shown by; only the id decides what is answered. */
export const keptFile = endpoint('GET /bbb/file/{id}/{name}', {
  about: 'A file that the asking buyer uploaded.',
  needs: 'token',
  data: z.string(),
})
