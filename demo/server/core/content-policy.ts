/**
 * The strictest content security policy that the kit works under, as the documents publish it; a page adds what it
 * needs itself, here its own styles and pictures.
 * @param shop origin of the kit's files, of the API, and of its pictures and films
 */
export const contentPolicy = (shop: string) =>
  [
    "default-src 'none'",
    `script-src ${shop}`,
    `connect-src ${shop}`,
    `img-src 'self' ${shop}`,
    `media-src ${shop}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types tradefront lit-html',
  ].join('; ')
