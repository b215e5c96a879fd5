import { call } from './call.js'

let sign = ''

/** Asked for beside the data; to be waited for before an amount is drawn. */
export const currency = call('GET', '/bbb/pc/settings/currency').then(({ symbol }) => (sign = symbol))

/** An amount as it came, with its sign and commas. */
export const money = (amount) =>
  `<span class="amount"><small>${sign}</small>${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}</span>`

export const price = (amount, unit = '') =>
  `<span class="price">${money(amount)}${unit && `<span class="unit">/${unit}</span>`}</span>`
