import { rooms } from 'virtual:screens'
import { endpoints } from '../../elements/endpoints-by-name'
import { leftAway } from './left-away'

export const groups = ['catalogue', 'cart', 'account', 'all'] as const
/** Group of features that a back end can support. */
export type Group = (typeof groups)[number]

const cartRooms = new Set([
  'trade/cart',
  'trade/checkout',
  'trade/payment',
  'session/sign-in',
  'account/addresses',
])
const catalogueAreas = new Set(['catalogue', 'site', 'shell'])

/** Calls that a group cannot work without. */
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

/** Returns the group of a page by its folder. */
export function groupOfRoom(room: string): Exclude<Group, 'all'> {
  if (cartRooms.has(room)) return 'cart'
  return catalogueAreas.has(room.split('/')[0] ?? '') ? 'catalogue' : 'account'
}

/** Returns the group of a call. A call of the catalogue that needs a login belongs to the account. */
export function groupOf(endpoint: string): Exclude<Group, 'all'> {
  const group = groupOfRoom(rooms[endpoint] ?? '')
  return group === 'catalogue' && endpoints[endpoint]?.needs !== 'nothing' ? 'account' : group
}

/** Returns whether a group needs a call. Every group has the core of the catalogue, because it provides the ids. */
const isCore = (group: Group, endpoint: string) =>
  core.catalogue.includes(endpoint) || core[group].includes(endpoint)

/** Returns whether a call is part of a group. */
export const isOf = (group: Group, endpoint: string) =>
  group === 'all' || groupOf(endpoint) === group || isCore(group, endpoint)

/** Returns whether a back end may lack a call. Elements then omit a part, or a screen is not available. */
export const mayLack = (group: Group, endpoint: string) =>
  leftAway(endpoint) !== undefined || (group !== 'all' && !isCore(group, endpoint))
