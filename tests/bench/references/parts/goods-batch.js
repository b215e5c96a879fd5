import { call, site } from './call.js'

const found = new Map()
let wanted

/** One request for all ids of a moment. */
function ask() {
  const ids = [...wanted.keys()]
  const told = wanted
  wanted = undefined
  void site
    .then((brandTerminalId) => call('POST', '/bbb/goodsInfo/listData', { idList: ids, brandTerminalId }))
    .then((list) => {
      for (const goods of list) told.get(goods.id)(goods)
    })
}

/** @returns the product */
export function goodsOf(id) {
  if (!found.has(id)) {
    if (!wanted) {
      wanted = new Map()
      queueMicrotask(ask)
    }
    found.set(id, new Promise((tell) => wanted.set(id, tell)))
  }
  return found.get(id)
}
