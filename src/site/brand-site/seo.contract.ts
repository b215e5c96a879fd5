import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, wording } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'

export const seo = endpoint('GET /bbb/seo', {
  about:
    'Returns title, keywords and description of a page. `{page}` in a title stands for the page’s own name.',
  query: z.object({ seoCode: text(50), brandTerminalId: z.optional(id) }),
  data: z.object({ title: wording, keywords: wording, description: wording }),
})
