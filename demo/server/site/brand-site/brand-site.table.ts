import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { themePage } from '../../../../src/site/theme/theme.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { record, updatedAt, yesNo } from '../../core/database/columns'
import { accountCurrency, type SiteOptions } from '../../core/config/site'

/** Shell lists of every page: tabs, hot words, help columns, guarantees and follow-us pictures. */
export type ShellLists = Pick<
  Answer<typeof themePage>['shell'],
  'tabs' | 'hotWords' | 'helpColumns' | 'guarantees' | 'floatingLinks' | 'followImages'
>

export const brandSite = pgTable('brand_site', {
  ...record(),
  /** Site key that a page may use instead of the host: `data-site="north"`. */
  siteKey: text('site_key').notNull().unique(),
  name: text().notNull(),
  slogan: text().notNull(),
  logo: text(),
  company: text().notNull(),
  phone: text().notNull(),
  workTime: text('work_time').notNull(),
  /** 10: the platform's instant messaging is on. */
  serviceState: yesNo('service_state').notNull(),
  chatUrl: text('chat_url'),
  imLink: text('im_link'),
  qrCode: text('qr_code'),
  /** 10: visitors may leave a message. */
  messageForm: yesNo('message_form').notNull(),
  /** 10: the salesperson shop is open. */
  salespersonFlag: yesNo('salesperson_flag').notNull(),
  /** 10: a group of sites, whose calls go to /bbbGroup. */
  groupSite: yesNo('group_site').notNull(),
  /** 20: closed. All requests are refused with the site's telephone number; no data is lost. */
  open: yesNo('open').notNull().default(10),
  brandColour: text('brand_colour').notNull(),
  themeToggle: yesNo('theme_toggle').notNull(),
  icpHtml: text('icp_html').notNull(),
  shell: jsonb().$type<ShellLists>().notNull(),
  /** Host names of this site, in addition to those in the process configuration. */
  hosts: text().array().notNull().default([]),
})

export type Site = typeof brandSite.$inferSelect

/** Member sites of a site group. The group sells their goods and combines their documents and figures. */
export const brandSiteMember = pgTable(
  'brand_site_member',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => brandSite.id),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
  },
  ({ groupId, siteId }) => [primaryKey({ columns: [groupId, siteId] })],
)

/** Sites that a shop is limited to. A shop without rows sells on every site of its currency. */
export const brandSiteShop = pgTable(
  'brand_site_shop',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    shopId: text('shop_id').notNull(),
  },
  ({ siteId, shopId }) => [primaryKey({ columns: [shopId, siteId] })],
)

export const siteOption = pgTable('site_option', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => brandSite.id),
  vipShow: yesNo('vip_show').notNull(),
  linkHint: yesNo('link_hint').notNull(),
  /** 10: allows orders beyond the available stock. */
  unenoughStockSale: yesNo('unenough_stock_sale').notNull(),
  commentImageMb: integer('comment_image_mb').notNull(),
  /** Hours for which purchase requests hold price and stock. 0: no hold. */
  requestHoldHours: integer('request_hold_hours').notNull().default(48),
  /** Greatest share of a SKU's stock that one company's requests may hold, in percent. */
  requestHoldShare: integer('request_hold_share').notNull().default(30),
  /** Days for which an invitation to a company is valid. */
  invitationDays: integer('invitation_days').notNull().default(7),
  /** 10: a visitor's cart is stored in the browser. 20: visitors must log in first. */
  guestCart: yesNo('guest_cart').notNull().default(10),
  /** Captcha policy of a site that is not in the process configuration. */
  captcha: text().$type<SiteOptions['captcha']>().notNull().default('always'),
  updatedAt: updatedAt(),
})

export const currencyRule = pgTable('currency_rule', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => brandSite.id),
  /** ISO 4217 code. Minor units are hundredths in all supported currencies. */
  code: text().notNull().default(accountCurrency),
  symbol: text().notNull(),
  digit: integer().notNull(),
  /** 10: rounds to `digit` places. 20: rounds down to whole units. 30: rounds up to whole units. */
  ways: integer().notNull(),
})

export const seoText = pgTable(
  'seo',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    /** Name of a page. `default` applies to all pages without their own texts. */
    seoCode: text('seo_code').notNull(),
    title: text().notNull(),
    keywords: text().notNull(),
    description: text().notNull(),
  },
  ({ siteId, seoCode }) => [primaryKey({ columns: [siteId, seoCode] })],
)
