/** What the bundler names after its contents: eight characters of a hash before the ending. */
export const hashedName = /-[\w-]{8}\.\w+(\.map)?$/
