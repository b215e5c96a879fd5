/** Made by contract-comments-plugin.ts while building. */
declare module 'virtual:contract-comments' {
  export const commented: readonly import('./contract-comments-plugin').CommentedObject[]
}
