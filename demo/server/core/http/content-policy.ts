/**
 * Returns the strictest content security policy under which the kit works, as the documentation publishes it.
 * @param shop origin of kit, API, pictures and videos
 * @param page sources of the page's own styles and pictures: `'self'`; allows linking `tradefront.css`
 */
export const contentPolicy = (shop: string, page = '') =>
  [
    "default-src 'none'",
    `script-src ${shop}`,
    `connect-src ${shop}`,
    `img-src ${[shop, 'blob:', page].filter(Boolean).join(' ')}`,
    `media-src ${shop}`,
    ...(page ? [`style-src ${shop} ${page}`] : []),
    "require-trusted-types-for 'script'",
    'trusted-types tradefront lit-html',
  ].join('; ')
