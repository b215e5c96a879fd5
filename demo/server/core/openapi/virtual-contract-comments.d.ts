/** Made by contract-comments-plugin.ts while building. */
declare module 'virtual:contract-comments' {
  export const commented: readonly {
    /** Folder of the contract, below src. */
    room: string
    keys: string[]
    abouts: Record<string, string>
    /** Values of properties that have a single one. */
    constants: Record<string, string>
  }[]
}
