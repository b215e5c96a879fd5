import { fewestGoods } from '../../demo/server/core/config/settings'

/**
 * Seeds for testbeds: the folders to seed, with their dependencies (without a list, all of them), and the number of goods.
 * A worker seeds each once and shares it between all beds. A new seed costs seconds, so use an existing one.
 */
export const grounds = {
  /** Empty tables. */
  bare: { rooms: [], goods: 0 },
  /** Accounts, brand sites and public data, with goods in every category. */
  open: {
    rooms: [
      'account/addresses',
      'catalogue/activities',
      'catalogue/favourites',
      'catalogue/gifts',
      'catalogue/reviews',
      'catalogue/search',
      'session/operator',
      'session/third-party',
      'shell/new-shop',
      'site/customer-service',
      'site/theme',
      'trade/delivery',
    ],
    goods: 1200,
  },
  /** All goods of the demo and no orders. */
  catalogue: { rooms: ['catalogue/search', 'site/theme'], goods: 10_000 },
  /** Shop with few goods and no orders yet. */
  trade: { rooms: ['money/accounts', 'session/operator', 'trade/checkout', 'trade/delivery'], goods: 60 },
  /** The demo as `npm start` shows it, with the smallest possible number of goods. */
  demo: { rooms: undefined, goods: fewestGoods },
} satisfies Record<string, { rooms: readonly string[] | undefined; goods: number }>

export type Ground = keyof typeof grounds
