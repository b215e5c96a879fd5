/** Generic words in names of shops, companies and warehouses that do not distinguish them. */
const generic =
  /(?:旗舰店|专营店|专卖店|自营店|有限公司|公司|仓库|店|仓|coltd|ltd|inc|shop|store|warehouse)$/u

const bare = (name: string) => {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  // Removes only 店 from 自营店, because 自营 distinguishes the name.
  const rest = letters.replace(/(?<=自营)店$/u, '').replace(generic, '')
  return rest || letters
}

/** Minimum number of shared characters for two names to be similar. */
const leastShared = 2

/** Returns whether two names differ only by spaces, punctuation, case or generic words, or one contains the other. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= leastShared && long.includes(short)
}
