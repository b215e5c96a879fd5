import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ServiceTopic } from '../../../../src/site/customer-service/customer-service.contract'
import { entry, id, moment, updatedAt } from '../../core/database/columns'
import { brandSite } from '../brand-site/brand-site.table'

/** Topic of a brand site's service centre. */
export const serviceTopic = pgTable(
  'service_topic',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    position: integer().notNull(),
    icon: text().notNull(),
    title: text().notNull(),
    contentHtml: text('content_html').notNull(),
    links: jsonb().$type<ServiceTopic['links']>().notNull(),
    /** 10: shown. 20: withdrawn. */
    status: integer().$type<10 | 20>().notNull().default(10),
    updatedAt: updatedAt(),
  },
  ({ siteId, position }) => [index('service_topic_order').on(siteId, position)],
)

/** Message to customer service. */
export const serviceMessage = pgTable(
  'service_message',
  {
    ...entry(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    /** Id of the buyer. Empty for a visitor's message. */
    customerId: text('customer_id'),
    name: text(),
    phone: text().notNull(),
    content: text().notNull(),
    /** Time of the callback. Empty while the message is open. */
    answeredAt: moment('answered_at'),
  },
  ({ siteId, createdAt: at, answeredAt }) => [
    index('service_message_newest').on(siteId, at),
    index('service_message_waits').on(answeredAt, at),
  ],
)
