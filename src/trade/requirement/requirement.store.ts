import { atom, onMount } from 'nanostores'
import type { Minor } from '../../core/money'
import { speaker } from '../../core/messages'
import { openOnce } from '../../core/once'
import { ownElement } from '../../core/own-element'
import { shared } from '../../core/scope'
import { permits } from '../../session/permission/permission.store'
import { sessionOf } from '../../session/sign-in/session.store'
import { addToCart, updateRequirement } from '../cart/cart.contract'
import { cartOf } from '../cart/cart.store'
import type { Requirement, requirementForm } from './requirement-form'
import { requirementMessages } from './requirement.messages'

type Drafts = (typeof requirementForm)['empty']

/** What a requirement is about: goods that are chosen, or with an `id` a line that is in the cart already. */
export type CustomForm = {
  id?: string
  skuId: string
  goodsId: string
  goodsName: string
  image: string
  /** The chosen size in words. */
  spec: string
  /** In days. */
  deliveryCycle?: number | undefined
  /** Of one piece; absent where it is hidden. */
  goodsPrice?: Minor | undefined
  /** In pieces. */
  quantity: number
  unitName: string
  /** The unit that is ordered in: item id and name; where it is not the default one, also how many of it. */
  goodsPriceUnit?: string | undefined
  goodsPriceUnitName?: string | undefined
  goodsPriceUnitQuantity?: number | undefined
  /** What was said before. */
  requireInfo?: Partial<Drafts> | undefined
}

/**
 * The one custom-requirement dialog of a site. Whoever puts a form here opens it, on any page; the dialog comes by
 * itself where no page has placed one.
 */
export const requirementOf = shared('requirement', (scope) => {
  const $form = atom<CustomForm | undefined>(undefined)
  /** Kept while a visitor logs in. */
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
  // What somebody typed is nobody else's.
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
     * Whether somebody is logged in; if not, the dialog makes way for the login and comes back after it as it was.
     * @param typed what stands in the fields
     */
    loggedIn(typed: Partial<Drafts>): boolean {
      const form = $form.get()
      if (permits(scope, 'customise')) return true
      waiting = form && { ...form, requireInfo: typed }
      $form.set(undefined)
      return false
    },
    /** @throws CallError when the server refuses: the dialog stays with everything that was typed */
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
