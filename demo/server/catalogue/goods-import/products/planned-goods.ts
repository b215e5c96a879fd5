import type { KnownGoods, KnownSku, ProductValues, SkuValues } from '../known-goods'

/** A SKU as it is to be. */
export type PlannedSku = { known: KnownSku | undefined; skuCode: string; values: SkuValues; changes: boolean }
/** A product as it is to be, with all of its SKUs. */
export type PlannedGoods = {
  known: KnownGoods | undefined
  code: string
  values: ProductValues
  changes: boolean
  /** Its description is another one. */
  describes: boolean
  skus: PlannedSku[]
  /** What it says in English, and all that it is looked for by in English. */
  words: [string, string][]
  inEnglish: string[]
}

/** What a new product is where a file does not say it. */
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

/** The same of a new SKU. */
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
