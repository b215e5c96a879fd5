import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { oftenGoodsPage } from '../../catalogue/often-bought/often-bought.contract'
import { openOrderSteps } from '../../trade/orders/order-steps.store'
import { pageReminders } from '../reminders/reminders.contract'
import { accountHome } from './user-center.contract'

const few = 5

/** Opens the data of the first page. Its parts load and fail independently. */
export function openUserHome(scope: Scope) {
  const { call } = scope
  const keys = [scope.$locale]
  const home = resource((signal) => call(accountHome, {}, { signal, quiet: true }), keys)
  const reminders = resource(
    (signal) => call(pageReminders, { body: { pageSize: few } }, { signal, quiet: true }),
    keys,
  )
  const often = resource(
    (signal) => call(oftenGoodsPage, { body: { pageSize: few } }, { signal, quiet: true }),
    keys,
  )
  return { home, reminders, often, steps: openOrderSteps(scope, () => void home.reload()) }
}

export type UserHome = ReturnType<typeof openUserHome>
