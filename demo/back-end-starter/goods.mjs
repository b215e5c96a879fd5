const row = ([id, code, name, brand, price, stock]) => ({ id, code, name, brand, price, stock })

/** The products of the shop: put your own here. Prices are decimal strings. */
export const products = [
  ['1', 'BRG-6204', 'Ball bearing 6204', 'Nordlager', '3.20', 1200],
  ['2', 'BRG-6205', 'Ball bearing 6205', 'Nordlager', '3.90', 800],
  ['3', 'SCR-M8X40', 'Hexagon screw M8 × 40', 'Festmacher', '12.50', 60],
  ['4', 'OIL-ISO46', 'Hydraulic oil ISO VG 46', 'Petra', '78.00', 0],
].map(row)
export const productOf = (id) => products.find((one) => one.id === String(id))

/** Response of a refused call, with a message for people. Only 401 and 404 for unknown calls are HTTP statuses, too. */
export class Refusal extends Error {
  constructor(code, message, status = 200) {
    super(message)
    Object.assign(this, { code, status })
  }
}
