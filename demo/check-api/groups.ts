import { rooms } from 'virtual:screens'
import { endpoints } from '../../elements/endpoints-by-name'
import { leftAway } from './left-away'

export const groups = ['catalogue', 'cart', 'account', 'all'] as const
/** What a back end is to be ready for. */
export type Group = (typeof groups)[number]

const cartRooms = new Set([
  'trade/cart',
  'trade/checkout',
  'trade/payment',
  'session/sign-in',
  'account/addresses',
])
const catalogueAreas = new Set(['catalogue', 'site', 'shell'])

/** Calls without which nothing of a group works. */
const core: Record<Group, readonly string[]> = {
  catalogue: ['findSite', 'goodsPage', 'goodsByIds', 'goodsDetail', 'skuPrices'],
  cart: [
    'signIn',
    'userInfo',
    'addToCart',
    'cartCount',
    'getCart',
    'updateQuantity',
    'selectLines',
    'deleteLines',
  ],
  account: ['userInfo', 'accountHome', 'pageOrders', 'orderDetail'],
  all: [],
}

/** The group of a page, by its folder. */
export function groupOfRoom(room: string): Exclude<Group, 'all'> {
  if (cartRooms.has(room)) return 'cart'
  return catalogueAreas.has(room.split('/')[0] ?? '') ? 'catalogue' : 'account'
}

/** The group that a call belongs to. */
export function groupOf(endpoint: string): Exclude<Group, 'all'> {
  const room = rooms[endpoint] ?? ''
  if (cartRooms.has(room)) return 'cart'
  const [area = ''] = room.split('/')
  return catalogueAreas.has(area) && endpoints[endpoint]?.needs === 'nothing' ? 'catalogue' : 'account'
}

/** Ids to ask with come from the catalogue: its core is asked for every group. */
export const isOf = (group: Group, endpoint: string) =>
  group === 'all' || groupOf(endpoint) === group || [...core.catalogue, ...core[group]].includes(endpoint)

/** Whether a back end may go without a call: elements leave something away then, or their screen is not there. */
export const mayLack = (group: Group, endpoint: string) =>
  group === 'all'
    ? leftAway(endpoint) !== undefined
    : ![...core.catalogue, ...core[group]].includes(endpoint) || leftAway(endpoint) !== undefined
