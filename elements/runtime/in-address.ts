import { addressState } from '../../src/core/address/address-state'
import type { Attribute } from '../description'

/** Attribute of a page with filters, page numbers or tabs. */
export const urlState = {
  urlState: {
    type: 'choice',
    of: ['none', 'query', 'path'],
    default: 'none',
    about:
      'Where filters, order and page are kept: `query` writes them into the query of the page’s address, `path` behind its path, as `/list;page=2`; of an element with an `id` as `/list;id.page=2`, so that several of a page keep theirs apart. The page’s server answers `/list;…` like `/list`.',
  },
} as const satisfies Record<string, Attribute>

/** Option for `region(…)`. */
export const inAddress = { urlStateOf: addressState }
