/** Words that shops, companies and warehouses add to a name without being told apart by them. */
const generic =
  /(?:旗舰店|专营店|专卖店|自营店|有限公司|公司|仓库|店|仓|coltd|ltd|inc|shop|store|warehouse)$/u

const bare = (name: string) => {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  // 自营店 is a name of its own: what it is about stays.
  const rest = letters.replace(/(?<=自营)店$/u, '').replace(generic, '')
  return rest || letters
}

/** Characters that two names share at least, so that one of them may stand for the other. */
const leastShared = 2

/** Whether two names differ only by spaces, signs, case or generic words, or one holds the other. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= leastShared && long.includes(short)
}
