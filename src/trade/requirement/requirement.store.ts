import { atom, onMount } from 'nanostores'
import type { Minor } from '../../core/money'
import { speaker } from '../../core/language/messages'
import { openOnce } from '../../core/api/once'
import { ownElement } from '../../core/host/own-element'
import { shared } from '../../core/host/scope'
import { permits } from '../../session/permission/permission.store'
import { sessionOf } from '../../session/sign-in/session.store'
import { addToCart, updateRequirement } from '../cart/cart.contract'
import { cartOf } from '../cart/cart.store'
import type { Requirement, requirementForm } from './requirement-form'
import { requirementMessages } from './requirement.messages'

type Drafts = (typeof requirementForm)['empty']

/** Subject of a requirement: chosen goods, or a cart line if `id` is set. */
export type CustomForm = {
  id?: string
  skuId: string
  goodsId: string
  goodsName: string
  image: string
  /** Chosen spec as text. */
  spec: string
  /** Delivery time in days. */
  deliveryCycle?: number | undefined
  /** Price per piece. Absent if prices are hidden. */
  goodsPrice?: Minor | undefined
  /** Quantity in pieces. */
  quantity: number
  unitName: string
  /** Item id of the order unit. `goodsPriceUnitQuantity` counts in it, set if it is not the default unit. */
  goodsPriceUnit?: string | undefined
  goodsPriceUnitName?: string | undefined
  goodsPriceUnitQuantity?: number | undefined
  /** Earlier requirement. */
  requireInfo?: Partial<Drafts> | undefined
}

/**
 * Shared requirement dialog of a site. Setting a form opens it on any page. The dialog element is added automatically if
 * the page contains none.
 */
export const requirementOf = shared('requirement', (scope) => {
  const $form = atom<CustomForm | undefined>(undefined)
  /** Form stored during a guest's login. */
  let waiting: CustomForm | undefined
  let dialogs = 0
  let own: HTMLElement | undefined

  const once = openOnce()
  const say = () => speaker(requirementMessages, scope.$locale.get())

  function open(form: CustomForm) {
    if (dialogs === 0 && !own?.isConnected) {
      own = ownElement('trade-requirement', scope)
      document.body.append(own)
    }
    $form.set(form)
  }

  sessionOf(scope).$session.listen(({ state }) => {
    if (state !== 'member' || !waiting) return
    const form = waiting
    waiting = undefined
    open(form)
  })
  // Another user must not see typed text.
  sessionOf(scope).$visit.listen(() => {
    waiting = undefined
    $form.set(undefined)
  })
  onMount($form, () => {
    dialogs += 1
    return () => (dialogs -= 1)
  })

  return {
    $form,
    open,
    close: () => $form.set(undefined),
    /**
     * Returns whether the user is logged in. If not, the dialog closes for the login and reopens afterwards with its content.
     * @param typed current field values
     */
    loggedIn(typed: Partial<Drafts>): boolean {
      const form = $form.get()
      if (permits(scope, 'customise')) return true
      waiting = form && { ...form, requireInfo: typed }
      $form.set(undefined)
      return false
    },
    /** @throws CallError if the server rejects it, the dialog then stays open with all typed values */
    async send(form: CustomForm, requireInfo: Requirement) {
      const cart = cartOf(scope)
      if (form.id) {
        const path = { id: form.id }
        await scope.call(updateRequirement, { path, body: requireInfo })
        cart.changed()
        scope.toasts.brief('success', say()('edited'))
      } else {
        const { skuId, goodsId, goodsPriceUnit, goodsPriceUnitName = form.unitName } = form
        const quantity = form.goodsPriceUnitQuantity ?? form.quantity
        const line = { skuId, goodsId, quantity, goodsPriceUnit, goodsPriceUnitName }
        const skuGoodsList = [{ ...line, requireInfo }]
        const body = { shopCarBizType: 30 as const, skuGoodsList }
        const { skipped } = await once(body, (options) => scope.call(addToCart, { body }, options))
        cart.changed()
        const [refused] = skipped
        if (refused) return scope.toasts.brief('warning', refused.reason)
        scope.toasts.brief('success', say()('added'))
      }
      $form.set(undefined)
    },
  }
})

export type RequirementStore = ReturnType<typeof requirementOf>
