import { goals } from './goals.mjs'

/** A region in all ways in which its first view comes. */
const everyWay = (name) => ({
  [`/vanilla/${name}`]: 'reference',
  [`/ours/${name}`]: 'code',
  [`/tag/${name}`]: 'tag',
  [`/page/${name}`]: 'page',
})
/** A region by the tags of the README, beside its reference. */
const byTag = (name) => ({ [`/vanilla/${name}`]: 'reference', [`/tag/${name}`]: 'tag' })
const list = everyWay('list')
const cart = everyWay('cart')
const head = [
  ['.header-name', 1],
  ['.menu-tab', 6],
  ['.badge', 2],
]
const counted = [['.count, .cart-badge-count', 1]]
const hundredSmall = [
  ['.price', 100],
  ['.add, .cart-add', 100],
]
/** As many lines as a screen holds, with the total. */
const screenOfCart = [
  ['.line, .cart-line', 8],
  ['.total, .cart-total', 1],
]
const wholeCart = [['.line, .cart-line', 20], screenOfCart[1]]
const cards = [[':is(.card, .goods-card) .price', 20]]

/** The tags of the README on a page whose API has another origin, for members. Those that show goods also for visitors. */
const elsewhere = [
  { name: 'badge', shows: counted, goals: goals.elsewhere.badge },
  { name: 'small', shows: hundredSmall, goals: goals.elsewhere.small },
  { name: 'list', shows: cards, goals: goals.elsewhere.list },
  { name: 'cart', shows: wholeCart, goals: goals.elsewhere.cart },
].flatMap(({ name, ...measure }) => {
  const member = { ...measure, name: `${name}, API elsewhere, member`, pages: byTag(name), apart: true }
  const visitor = { ...member, name: `${name}, API elsewhere, visitor`, visitor: true }
  return name === 'list' || name === 'small' ? [member, visitor] : [member]
})

/**
 * Measured pages. `pages`: variants of a page by the source of the first view; the others are compared with the first.
 * `shows`: selector of the expected content. `then`: action that is timed instead. `shop`: size of the stub's shop.
 * `real`: pages of a shop with its real server. `apart`: the API has another
 * origin. `visitor`: without a login. The markup of each variant is in
 * bench-pages.mjs.
 */
export const measures = [
  ...elsewhere,
  {
    name: 'empty page',
    pages: { '/empty': 'reference' },
    shows: counted,
    goals: {},
  },
  {
    name: 'badge shown',
    pages: {
      '/vanilla/badge': 'reference',
      '/lit/badge': 'reference',
      '/ours/badge': 'code',
      '/tag/badge': 'tag',
    },
    shows: counted,
    goals: goals.badge,
  },
  {
    name: '100 prices with 100 add-to-cart',
    pages: { '/vanilla/small': 'reference', '/ours/small': 'code', '/tag/small': 'tag' },
    shows: hundredSmall,
    goals: goals.small,
  },
  {
    name: 'list 20 shown',
    pages: list,
    shows: cards,
    goals: goals.list,
  },
  { name: 'list 20, first add answered', pages: list, shows: cards, then: 'add', goals: goals.answered },
  { name: 'list 20 on fast 4G', pages: list, shows: cards, network: 'fast 4G', goals: {} },
  {
    name: 'cart 20 shown',
    pages: cart,
    shows: wholeCart,
    goals: goals.cart,
  },
  {
    name: 'cart 20, first quantity answered',
    pages: cart,
    shows: wholeCart,
    then: 'quantity',
    goals: goals.answered,
  },
  { name: 'cart 20 on fast 4G', pages: cart, shows: wholeCart, network: 'fast 4G', goals: {} },
  {
    name: 'cart 1,000 shown',
    pages: cart,
    shows: screenOfCart,
    shop: { lines: 1000 },
    goals: goals.longCart,
  },
  {
    name: 'quantity change at 1,000 lines',
    pages: cart,
    shows: screenOfCart,
    shop: { lines: 1000 },
    then: 'requantity',
    goals: goals.answeredInLongCart,
  },
  {
    name: 'goods detail shown',
    pages: everyWay('detail'),
    shows: [
      ['h1', 1],
      [':is(.price-box, .goods-price-box) .price', 1],
      ['tbody .stepper', 6],
    ],
    goals: goals.detail,
  },
  {
    name: 'home shown',
    pages: everyWay('home'),
    shows: [
      ['.quick-cell, .home-quick-cell', 4],
      [':is(.card, .goods-card) .price', 10],
      ['.news-card, .home-news-card', 5],
    ],
    goals: goals.home,
  },
  {
    name: 'header with menu shown',
    pages: everyWay('head'),
    shows: head,
    goals: goals.head,
  },
  {
    name: 'flyout of 5,000 categories',
    pages: { '/ours/head': 'code' },
    shows: head,
    shop: { kinds: 24 },
    then: 'flyout',
    goals: goals.within(100),
  },
  {
    name: 'order of 5,000 lines in the order list',
    pages: { '/ours/orders': 'code' },
    shows: [['.document-lines', 1]],
    shop: { lines: 5000 },
    goals: goals.within(2000),
  },
  {
    name: 'order of 5,000 lines opened',
    pages: { '/ours/orders': 'code' },
    shows: [['.document-lines', 1]],
    shop: { lines: 5000 },
    then: 'openOrder',
    goals: goals.within(2000),
  },
  {
    name: 'quick order, 1,000 rows checked, full speed',
    pages: { '/quick-order': 'code' },
    real: true,
    shows: [['.quick-order-intake', 1]],
    then: 'check',
    slower: 1,
    goals: goals.within(2000),
  },
  {
    name: 'quick order, typing among 1,000 rows',
    pages: { '/quick-order': 'code' },
    real: true,
    shows: [['.quick-order-intake', 1]],
    then: 'type',
    goals: goals.within(100),
  },
]
