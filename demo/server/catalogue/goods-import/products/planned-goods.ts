import type { KnownGoods, KnownSku, ProductValues, SkuValues } from '../known-goods'

/** A SKU with its planned values. */
export type PlannedSku = { known: KnownSku | undefined; skuCode: string; values: SkuValues; changes: boolean }
/** A product with its planned values and all its SKUs. */
export type PlannedGoods = {
  known: KnownGoods | undefined
  code: string
  values: ProductValues
  changes: boolean
  /** True if the description changes. */
  describes: boolean
  skus: PlannedSku[]
  /** Translations of the product. The English search words follow. */
  words: [string, string][]
  inEnglish: string[]
}

/** Default values of a new product. */
export const newProduct: ProductValues = {
  name: null,
  nameEn: null,
  model: null,
  category: null,
  categoryEn: null,
  brand: null,
  brandEn: null,
  unit: null,
  packs: null,
  weight: null,
  attributes: null,
  attributesEn: null,
  description: null,
  descriptionEn: null,
  pictures: null,
  status: 10,
  shop: null,
  deliveryDays: 7,
}

/** Default values of a new SKU. */
export const newSku: SkuValues = {
  spec: null,
  specEn: null,
  minOrder: 1,
  step: 1,
  price: null,
  brandPrice: null,
  tiers: null,
  stock: 0,
  safetyStock: 0,
  warehouse: null,
}
