import { randomKey } from '../../core/random-key'
import { shared } from '../../core/scope'
import { storedForReader } from '../../session/sign-in/reader-storage'
import { emptyEnquiryDraft, enquiryDraftShape, type EnquiryDraft } from './enquiry-draft'

/** The inquiry that somebody is writing, as every element of a site sees it. */
export const enquiryDraftOf = shared('enquiry-draft', (scope) => {
  const kept = storedForReader(scope, 'enquiry-draft', {
    version: 2,
    shape: enquiryDraftShape,
    initial: emptyEnquiryDraft,
  })
  return {
    $draft: kept.$value,
    /** Another content is another intention: it takes a key of its own. */
    change: (patch: Partial<EnquiryDraft>) =>
      kept.change((draft) => ({ ...draft, ...patch, key: randomKey() })),
  }
})
