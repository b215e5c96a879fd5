import type { OwnSku } from './own-facts'

const threads = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16']
const lengths = ['8', '10', '12', '16', '20', '25', '30', '40']

/** SKUs of a product with two dimensions. Each combination has its price, stock and minimum order. */
export const screwSkus: OwnSku[] = threads.flatMap((thread, thick) =>
  lengths.map((length, long) => {
    const cell = thick * lengths.length + long
    return {
      code: `YG-NLJ-${thread}X${length}`,
      spec: { 螺纹规格: thread, '长度（mm）': length },
      price: (8 + 3 * thick * thick + (thick + 1) * long) / 100,
      stock: cell % 11 === 7 ? 0 : cell % 13 === 5 ? 60 : 2000 + ((cell * 977) % 9000),
      safety: 200,
      minOrder: thick < 5 ? 100 : 20,
    }
  }),
)
