import {
  applyPrivateShop,
  privateShopPage,
} from '../../../../src/account/private-shops/private-shops.contract'
import { privateShopFields } from '../../../../src/account/private-shops/private-shop-fields'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { applyTo, privateShopsPage } from './private-shops'

export function routes(app: App) {
  serve(app, privateShopPage, ({ asked, who }) => privateShopsPage(who, asked.body))
  serve(app, applyPrivateShop, ({ asked, who }) => applyTo(who, asked.path.id, asked.body), {
    words: privateShopFields.fields,
  })
}
