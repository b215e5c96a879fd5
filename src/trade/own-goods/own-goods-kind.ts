/**
 * Kinds of stored goods. `custom`: custom goods in the buyer's words. `code`: goods of the shop under the buyer's own
 * material code.
 */
export const ownGoodsKinds = ['custom', 'code'] as const
export type OwnGoodsKind = (typeof ownGoodsKinds)[number]
