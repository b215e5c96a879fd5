/**
 * The strictest content security policy that the kit works under, as the documents publish it.
 * @param shop origin of the kit's files, of the API, and of its pictures and films
 * @param page where the page's own styles and pictures come from: `'self'`; it may link `tradefront.css`, too
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
