import {
  addFavourite,
  deleteFavourites,
  favouriteIds,
  favouritePage,
} from '../../../../src/catalogue/favourites/favourites.contract'
import { refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { askerOf } from '../goods/asker'
import { add, countOf, idsOf, pageOf, remove } from './favourites'

const mostIds = 1_000

function idsIn(joined: string): string[] {
  const ids = [...new Set(joined.split(','))]
  if (ids.length > mostIds || ids.some((id) => id.length < 1 || id.length > 64))
    throw refuse(400, ['参数错误', 'Parameter error.'])
  return ids
}

export function routes(app: App) {
  serve(app, addFavourite, async ({ asked, who }) => ({ total: await add(who, asked.body) }))

  serve(app, deleteFavourites, async ({ asked, who }) => {
    const { kind, ids } = asked.query
    await remove(who, kind, idsIn(ids))
    return { total: await countOf(who, kind) }
  })

  serve(app, favouriteIds, ({ asked, who }) => idsOf(who, asked.query.kind))

  serve(app, favouritePage, async (call) => pageOf(call.who, call.asked.body, await askerOf(call)))
}
