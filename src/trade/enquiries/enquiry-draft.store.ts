import { randomKey } from '../../core/api/random-key'
import { shared } from '../../core/host/scope'
import { storedForReader } from '../../session/sign-in/reader-storage'
import { emptyEnquiryDraft, enquiryDraftShape, type EnquiryDraft } from './enquiry-draft'

/** Shared draft of an inquiry for all elements of a site. */
export const enquiryDraftOf = shared('enquiry-draft', (scope) => {
  const stored = storedForReader(scope, 'enquiry-draft', {
    version: 2,
    shape: enquiryDraftShape,
    initial: emptyEnquiryDraft,
  })
  return {
    $draft: stored.$value,
    /** Changes the draft. It gets a new idempotency key because the content differs. */
    change: (patch: Partial<EnquiryDraft>) =>
      stored.change((draft) => ({ ...draft, ...patch, key: randomKey() })),
  }
})
