import { computed } from 'nanostores'
import { speaker } from '../../core/messages'
import { randomKey } from '../../core/random-key'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'
import { sessionOf } from '../../session/sign-in/session.store'
import { emptyOfferDraft, offerDraftShape, type DraftLine, type OfferDraft } from './offer-draft'
import { offerDraftMessages } from './offer-draft.messages'

/** The question for prices that somebody is writing, as every element of a site sees it. */
export const offerDraftOf = shared('offer-draft', (scope) => {
  const { $memberId } = sessionOf(scope)
  const $kept = stored(scope, 'offer-draft', {
    version: 1,
    shape: offerDraftShape,
    initial: emptyOfferDraft,
  })
  // What somebody else wrote in this browser is nobody's business.
  const $draft = computed([$kept, $memberId], (kept, me) =>
    me === undefined || kept.owner === '' || kept.owner === me ? kept : emptyOfferDraft,
  )

  /** Another content is another intention: it takes a key of its own. */
  function change(patch: Partial<OfferDraft>) {
    const owner = $memberId.get() || $draft.get().owner
    $kept.set({ ...$draft.get(), ...patch, owner, key: randomKey() })
  }
  const changeLine = (key: string, patch: Partial<DraftLine>) =>
    change({ lines: $draft.get().lines.map((line) => (line.key === key ? { ...line, ...patch } : line)) })

  return {
    $draft,
    /** How many kinds of goods wait in it. */
    $count: computed($draft, ({ lines }) => lines.length),
    change,
    changeLine,
    drop: (key: string) => change({ lines: $draft.get().lines.filter((line) => line.key !== key) }),
    /** Puts goods that the shop lists into it: those that are there already take the new quantity. */
    put(lines: readonly Omit<DraftLine, 'key' | 'targetPrice'>[]) {
      const before = $draft.get().lines
      const fresh = lines.filter(({ skuId }) => !before.some((line) => line.skuId === skuId))
      const kept = before.map((line) => {
        const again = lines.find(({ skuId }) => skuId !== '' && skuId === line.skuId)
        if (!again) return line
        const { quantity, unit, goodsPriceUnit } = again
        return { ...line, quantity, unit, goodsPriceUnit }
      })
      change({ lines: [...kept, ...fresh.map((line) => ({ ...line, key: randomKey(), targetPrice: '' }))] })
      const n = $draft.get().lines.length
      scope.toasts.brief('success', speaker(offerDraftMessages, scope.$locale.get())('added', { n }))
    },
    /** After it was sent: whom to call stays for the next one. */
    sent() {
      const { contactName, contactPhone } = $draft.get().said
      change({ ...emptyOfferDraft, said: { ...emptyOfferDraft.said, contactName, contactPhone } })
    },
  }
})
