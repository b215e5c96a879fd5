/**
 * What a buyer keeps goods for. `custom`: goods that are made for them, in their own words. `code`: goods of the shop
 * under their own material code.
 */
export const ownGoodsKinds = ['custom', 'code'] as const
export type OwnGoodsKind = (typeof ownGoodsKinds)[number]
