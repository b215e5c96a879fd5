import type { Dictionary } from '../../../../src/core/language/dictionary'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { invoiceType } from '../../../../src/money/invoices/invoice-type'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { deliveryWay } from '../../../../src/trade/checkout/delivery-way'
import { complaintType } from '../../../../src/trade/complaints/complaint'
import { cancelReason } from '../../../../src/trade/orders/cancel-reason'
import { payMethod } from '../../../../src/words/pay-method'
import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { seawaySite } from '../brand-site/site-words'
import { dictionaryItem } from './dictionaries.table'

type Named = [code: number, zh: string, en: string]

/** Custom labels and entries of the second brand site. */
const north: [of: Pick<Dictionary, 'name'>, named: Named[]][] = [
  [
    cancelReason,
    [
      [cancelReason.code.noLongerWanted, '检修计划有变', 'Maintenance plan changed'],
      [cancelReason.code.tooExpensive, '预算调整', 'Budget changed'],
      [70, '改为线下采购', 'Bought elsewhere'],
    ],
  ],
  [
    afterSalesReason,
    [
      [afterSalesReason.code.quality, '质检不合格', 'Failed inspection'],
      [afterSalesReason.code.noLongerWanted, '检修计划有变', 'Maintenance plan changed'],
      [90, '装配不符', 'Does not fit'],
    ],
  ],
  [afterSalesType, [[afterSalesType.code.exchange, '以旧换新', 'Replacement']]],
  [
    complaintType,
    [
      [complaintType.code.delivery, '送货与卸货', 'Delivery and unloading'],
      [110, '现场服务', 'On-site service'],
    ],
  ],
  [
    invoiceType,
    [
      [invoiceType.code.ordinary, '普票', 'Ordinary invoice'],
      [invoiceType.code.special, '专票', 'Special invoice'],
    ],
  ],
  [invoiceMedium, [[invoiceMedium.code.electronic, '数电发票', 'Digital invoice']]],
  [
    payMethod,
    [
      [payMethod.code.credit, '月结', 'Monthly account'],
      [payMethod.code.offline, '对公转账', 'Bank transfer'],
    ],
  ],
  [deliveryWay, [[deliveryWay.code.carrier, '专车直送，含卸货', 'Own lorry with unloading']]],
]

/** Payment and delivery methods of the US dollar site. */
const seaway: typeof north = [
  [payMethod, [[payMethod.code.offline, '国际电汇', 'Wire transfer']]],
  [deliveryWay, [[deliveryWay.code.carrier, '随船交付', 'Delivery alongside']]],
]

const sites: [siteId: string, words: typeof north][] = [
  [siteIds.north, north],
  [seawaySite, seaway],
]

export const seed: Seed = {
  room: 'site/dictionaries',
  after: ['site/brand-site'],
  async run() {
    const items = sites.flatMap(([siteId, words]) =>
      words.flatMap(([{ name }, named]) =>
        named.map(([code, itemName]) => ({ siteId, dictCode: name, itemCode: String(code), itemName })),
      ),
    )
    await db().insert(dictionaryItem).values(items)
    await saysInEnglish(
      new Map(
        [...north, ...seaway].flatMap(([, named]) => named.map(([, zh, en]): [string, string] => [zh, en])),
      ),
    )
  },
}
