/** Matches file names with a content hash of eight characters, as the bundler writes them. */
export const hashedName = /-[\w-]{8}\.\w+(\.map)?$/
