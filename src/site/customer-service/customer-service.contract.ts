import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, wording } from '../../core/api/shapes'
import { messageForm } from './message-form'

const site = z.object({ brandTerminalId: z.optional(id) })

/** Topic of the service centre. `links` point to pages of the shop. */
const serviceTopic = z.object({
  id,
  icon: z.string(),
  title: wording,
  contentHtml: wording,
  links: z.array(z.object({ label: wording, url: z.string() })),
})
export type ServiceTopic = z.output<typeof serviceTopic>

export const serviceTopics = endpoint('GET /bbb/home/service', {
  about: 'Returns the topics of the service centre: orders, returns, invoices and contact.',
  query: site,
  data: z.object({ topics: z.array(serviceTopic) }),
})

/** Also available to guests. Code 429 after a few messages from one address within ten minutes. */
export const leaveMessage = endpoint('POST /bbb/service/message/add', {
  about: 'Sends a message to customer service, if the brand site accepts them.',
  query: site,
  body: messageForm.shape,
  data: z.object({ id }),
})
