import { computed } from 'nanostores'
import { randomKey } from '../../core/random-key'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'
import { sessionOf } from '../../session/sign-in/session.store'
import { emptyEnquiryDraft, enquiryDraftShape, type EnquiryDraft } from './enquiry-draft'

/** The inquiry that somebody is writing, as every element of a site sees it. */
export const enquiryDraftOf = shared('enquiry-draft', (scope) => {
  const { $memberId } = sessionOf(scope)
  const $kept = stored(scope, 'enquiry-draft', {
    version: 1,
    shape: enquiryDraftShape,
    initial: emptyEnquiryDraft,
  })
  // What somebody else wrote in this browser is nobody's business.
  const $draft = computed([$kept, $memberId], (kept, me) =>
    me === undefined || kept.owner === '' || kept.owner === me ? kept : emptyEnquiryDraft,
  )
  return {
    $draft,
    /** Another content is another intention: it takes a key of its own. */
    change(patch: Partial<EnquiryDraft>) {
      const owner = $memberId.get() || $draft.get().owner
      $kept.set({ ...$draft.get(), ...patch, owner, key: randomKey() })
    },
  }
})
