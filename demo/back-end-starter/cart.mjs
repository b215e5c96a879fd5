import { randomUUID } from 'node:crypto'
import { productOf, Refusal } from './goods.mjs'

const accounts = [{ id: '1', loginAccount: 'demo', password: 'demo1234', legalName: 'Demo Ltd.' }]
const sessions = new Map()
export const sessionOf = (token) => sessions.get(token)

function signIn({ loginAccount, password }) {
  const account = accounts.find((one) => one.loginAccount === loginAccount && one.password === password)
  if (!account) throw new Refusal(401, 'Wrong account or password.', 401)
  const token = randomUUID()
  sessions.set(token, { ...account, token, lines: [], done: new Map() })
  return { token, userId: account.id, legalName: account.legalName }
}

// Counted in cents, so that no float loses one.
const cents = ({ id, quantity }) => Math.round(productOf(id).price * 100) * quantity
const sum = (lines, of) => lines.reduce((total, line) => total + of(line), 0)
const amountOf = (lines) => (sum(lines, cents) / 100).toFixed(2)
const pieces = ({ quantity }) => quantity

function row(line) {
  const { id, name, code, price, stock } = productOf(line.id)
  const product = { skuId: id, goodsId: id, goodsName: name, skuCode: code, price, stockQuantity: stock }
  return { ...line, ...product, amount: amountOf([line]) }
}

/** Response of every write to the cart: the totals. */
function totals(lines) {
  const chosen = lines.filter(({ checked }) => checked === 10)
  const counts = { totalCount: sum(lines, pieces), checkedCount: sum(chosen, pieces) }
  const kinds = { kinds: lines.length, checkedKinds: chosen.length }
  const allChecked = chosen.length === lines.length ? 10 : 20
  return {
    summary: { ...counts, ...kinds, amount: amountOf(chosen), payAmount: amountOf(chosen), allChecked },
  }
}

function add(lines, wanted) {
  for (const { skuId: id, quantity } of wanted.filter(({ skuId }) => productOf(skuId))) {
    const line = lines.find((one) => one.id === id)
    if (line) line.quantity += quantity
    else lines.push({ id, quantity, checked: 10 })
  }
  return { totalCount: sum(lines, pieces) }
}

function change(lines, isMeant, values) {
  for (const line of lines.filter(isMeant)) Object.assign(line, values)
  return totals(lines)
}

function remove(lines, ids) {
  lines.splice(0, lines.length, ...lines.filter(({ id }) => !ids.includes(id)))
  return totals(lines)
}

const base = '/bbb/userCenter/userShoppingCar'

export const cart = {
  'POST /pc/bbbAuth/login': ({ body }) => signIn(body),
  'POST /pc/bbbAuth/logout': ({ member }) => sessions.delete(member.token),
  'GET /bbb/userCenter/getUserInfo': ({ member: { id, loginAccount, legalName } }) => {
    return { id, loginAccount, legalName, userType: 20 }
  },
  [`POST ${base}/add`]: ({ body, member }) => add(member.lines, body.skuGoodsList),
  [`GET ${base}/count`]: ({ member }) => ({ totalCount: sum(member.lines, pieces) }),
  [`GET ${base}/getShopCar`]: ({ member: { lines } }) => {
    return {
      ...totals(lines),
      groups: lines.length > 0 ? [{ shop: { id: '1', name: 'Acme' }, lines: lines.map(row) }] : [],
    }
  },
  [`PUT ${base}/updateQuantity/:`]: ({ id, body: { quantity }, member }) =>
    change(member.lines, (line) => line.id === id, { quantity }),
  [`PUT ${base}/updateSelect`]: ({ body: { idList, checked }, member }) =>
    change(member.lines, ({ id }) => idList.includes(id), { checked }),
  [`PUT ${base}/selectStateAll`]: ({ body: { checked }, member }) =>
    change(member.lines, () => true, { checked }),
  [`DELETE ${base}/deleteBatch`]: ({ query, member }) => remove(member.lines, query.get('ids').split(',')),
}
