import { computed } from 'nanostores'
import { speaker } from '../../core/language/messages'
import { randomKey } from '../../core/api/random-key'
import { shared } from '../../core/host/scope'
import { storedForReader } from '../../session/sign-in/reader-storage'
import { emptyOfferDraft, offerDraftShape, type DraftLine, type OfferDraft } from './offer-draft'
import { offerDraftMessages } from './offer-draft.messages'

/** Shared draft of a quotation request for all elements of a site. */
export const offerDraftOf = shared('offer-draft', (scope) => {
  const stored = storedForReader(scope, 'offer-draft', {
    version: 2,
    shape: offerDraftShape,
    initial: emptyOfferDraft,
  })
  const $draft = stored.$value

  /** Changes the draft. It gets a new idempotency key because the content differs. */
  const change = (patch: Partial<OfferDraft>) =>
    stored.change((draft) => ({ ...draft, ...patch, key: randomKey() }))
  const changeLine = (key: string, patch: Partial<DraftLine>) =>
    change({ lines: $draft.get().lines.map((line) => (line.key === key ? { ...line, ...patch } : line)) })

  return {
    $draft,
    /** Number of lines in the draft. */
    $count: computed($draft, ({ lines }) => lines.length),
    change,
    changeLine,
    drop: (key: string) => change({ lines: $draft.get().lines.filter((line) => line.key !== key) }),
    /** Adds listed products. Products already in the draft take the new quantity. */
    put(lines: readonly Omit<DraftLine, 'key' | 'targetPrice'>[]) {
      const before = $draft.get().lines
      const fresh = lines.filter(({ skuId }) => !before.some((line) => line.skuId === skuId))
      const known = before.map((line) => {
        const again = lines.find(({ skuId }) => skuId !== '' && skuId === line.skuId)
        if (!again) return line
        const { quantity, unit, goodsPriceUnit } = again
        return { ...line, quantity, unit, goodsPriceUnit }
      })
      change({ lines: [...known, ...fresh.map((line) => ({ ...line, key: randomKey(), targetPrice: '' }))] })
      const n = $draft.get().lines.length
      scope.toasts.brief('success', speaker(offerDraftMessages, scope.$locale.get())('added', { n }))
    },
    /** Clears the sent draft but retains the contact for the next one. */
    sent() {
      const { contactName, contactPhone } = $draft.get().said
      change({ ...emptyOfferDraft, said: { ...emptyOfferDraft.said, contactName, contactPhone } })
    },
  }
})
