import type { Attribute } from './description'

/** Attributes for the place of the shop on an integrator's page. */
export const placing = {
  base: {
    type: 'string',
    default: '',
    about:
      'What the addresses of the shop’s pages begin with, such as `/shop`, on a host that answers all of them with this page. Default: the page’s `<base>`.',
  },
  routing: {
    type: 'choice',
    of: ['auto', 'path', 'hash'],
    default: 'auto',
    about:
      'Where the address names a page of the shop: `path`, or `hash` behind the `#` of this page, which works on any host of static files. `auto` takes the hash on a page of another origin than the API’s, unless it has a `base` or its path is a page of the shop.',
  },
} as const satisfies Record<string, Attribute>
