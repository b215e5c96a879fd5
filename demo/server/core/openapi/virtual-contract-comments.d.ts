/** Made by contract-comments-plugin.ts while building. */
declare module 'virtual:contract-comments' {
  export const commented: readonly { keys: string[]; abouts: Record<string, string> }[]
}
