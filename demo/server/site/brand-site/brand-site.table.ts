import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { themePage } from '../../../../src/site/theme/theme.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { record, updatedAt, yesNo } from '../../core/database/columns'
import { accountCurrency, type SiteOptions } from '../../core/config/site'

/** The lists around every page: tabs, hot words, help columns, guarantees, pictures to follow the site by. */
export type ShellLists = Pick<
  Answer<typeof themePage>['shell'],
  'tabs' | 'hotWords' | 'helpColumns' | 'guarantees' | 'floatingLinks' | 'followImages'
>

export const brandSite = pgTable('brand_site', {
  ...record(),
  /** What a page may name the site by, besides its host: `data-site="north"`. */
  siteKey: text('site_key').notNull().unique(),
  name: text().notNull(),
  slogan: text().notNull(),
  logo: text(),
  company: text().notNull(),
  phone: text().notNull(),
  workTime: text('work_time').notNull(),
  /** 10: the platform's instant messages are on. */
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
  /** 20: switched off. Whatever is asked of it is refused with its telephone; nothing of it is lost. */
  open: yesNo('open').notNull().default(10),
  brandColour: text('brand_colour').notNull(),
  themeToggle: yesNo('theme_toggle').notNull(),
  icpHtml: text('icp_html').notNull(),
  shell: jsonb().$type<ShellLists>().notNull(),
  /** Host names that are this site, besides those that the process is started with. */
  hosts: text().array().notNull().default([]),
})

export type Site = typeof brandSite.$inferSelect

/** The sites whose goods a group of sites sells, and whose documents and figures it adds up. */
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

/** The sites that a shop sells on; one without a row sells on every site of its currency. */
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
  /** 10: may sell below zero available. */
  unenoughStockSale: yesNo('unenough_stock_sale').notNull(),
  commentImageMb: integer('comment_image_mb').notNull(),
  /** 10: a visitor's goods are kept in the browser; 20: a visitor has to log in first. */
  guestCart: yesNo('guest_cart').notNull().default(10),
  /** Of a site that the process was not told of: when a captcha is asked for. */
  captcha: text().$type<SiteOptions['captcha']>().notNull().default('always'),
  updatedAt: updatedAt(),
})

export const currencyRule = pgTable('currency_rule', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => brandSite.id),
  /** Of ISO 4217; minor units are hundredths in all of them here. */
  code: text().notNull().default(accountCurrency),
  symbol: text().notNull(),
  digit: integer().notNull(),
  /** 10 rounds to `digit` places, 20 down and 30 up to whole units. */
  ways: integer().notNull(),
})

export const seoText = pgTable(
  'seo',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    /** Name of a page; `default` speaks for all that have no text of their own. */
    seoCode: text('seo_code').notNull(),
    title: text().notNull(),
    keywords: text().notNull(),
    description: text().notNull(),
  },
  ({ siteId, seoCode }) => [primaryKey({ columns: [siteId, seoCode] })],
)
