import type { EnglishArticle } from './article-english'
import type { ArticleWords } from './article-words'

/** Announcements of the US dollar site. */
export const seawayAnnouncements: ArticleWords[] = [
  {
    daysAgo: 1,
    category: '公告',
    title: '新加坡仓系泊缆绳到货，四种直径现货',
    summary: '16 至 40 mm 聚酯与尼龙缆绳，当天可提。',
    text: ['16 至 40 mm 聚酯与尼龙缆绳已经到仓，附船级社证书。'],
    goodsOf: '系泊缆绳',
  },
  {
    daysAgo: 6,
    category: '规则',
    title: '全部商品以美元计价，以电汇付款',
    summary: '汇款附言请填写订单号，到账后发货。',
    text: ['本站只接受美元电汇，不使用积分、预存款与信用额度。', '退款按原汇款账户以美元退回。'],
  },
]

export const seawayAnnouncementsEnglish: EnglishArticle[] = [
  [
    'Mooring ropes have arrived in Singapore: four diameters in stock',
    'Polyester and nylon ropes from 16 to 40 mm, ready the same day.',
    'Polyester and nylon ropes from 16 to 40 mm are in the warehouse, with class certificates.',
  ],
  [
    'All goods are priced in US dollars and paid by wire transfer',
    'Give the order number as reference; goods are shipped once the money has arrived.',
    'This site takes wire transfers in US dollars only; points, advance deposit and credit line are not used.',
    'Refunds are wired back to the paying account in US dollars.',
  ],
]

/** News of the US dollar site. */
export const seawayNews: ArticleWords[] = [
  {
    daysAgo: 8,
    category: '选型指南',
    cover: 'strainer',
    title: '海水滤器的孔径怎么选',
    summary: '孔径看泵与换热器，宁大勿小。',
    text: ['主海水管路常用 5 mm 与 8 mm，板式换热器之前用 3 mm。'],
  },
]

export const seawayNewsEnglish: EnglishArticle[] = [
  [
    'Choosing the mesh of a seawater strainer',
    'It goes by pump and heat exchanger; rather too wide than too fine.',
    'Main seawater lines mostly use 5 mm and 8 mm, and 3 mm before plate heat exchangers.',
  ],
]
