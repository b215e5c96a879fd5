import { fewestGoods } from '../../demo/server/core/config/settings'

/**
 * What a testbed stands on: rooms to seed, with those that they need (without a list all of them), and how many goods.
 * A worker seeds each once and all beds share it, so a new kind costs seconds: take one that is here.
 */
export const grounds = {
  /** Tables without a row. */
  bare: { rooms: [], goods: 0 },
  /** Accounts, brand sites and what is public, with goods in every group of the tree. */
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
  /** All goods of the demo, and nothing else that is asked for. */
  catalogue: { rooms: ['catalogue/search', 'site/theme'], goods: 10_000 },
  /** A shop that sells few goods and has no orders yet. */
  trade: { rooms: ['money/accounts', 'session/operator', 'trade/checkout', 'trade/delivery'], goods: 60 },
  /** The demo as `npm start` shows it, with the fewest goods that it takes. */
  demo: { rooms: undefined, goods: fewestGoods },
} satisfies Record<string, { rooms: readonly string[] | undefined; goods: number }>

export type Ground = keyof typeof grounds
