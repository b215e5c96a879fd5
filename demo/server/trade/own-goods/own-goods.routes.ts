import { ownGoodsForm } from '../../../../src/trade/own-goods/own-goods-form'
import * as own from '../../../../src/trade/own-goods/own-goods.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { changeOwnGoods, dropOwnGoods, keepOwnGoods, ownGoodsPage } from './own-goods'

export function routes(app: App) {
  const { fields: words } = ownGoodsForm
  serve(app, own.pageOwnGoods, ({ asked, who }) => ownGoodsPage(who, asked.body))

  serve(app, own.addOwnGoods, ({ asked, who }) => keepOwnGoods(who, asked.body), { words })

  serve(app, own.updateOwnGoods, ({ asked, who }) => changeOwnGoods(who, asked.path.id, asked.body), {
    words,
  })

  serve(app, own.deleteOwnGoods, ({ asked, who }) => dropOwnGoods(who, asked.path.id))
}
