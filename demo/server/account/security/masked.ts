/** Ends of a phone or an address alone: enough for its holder, too little for anybody else. */
export function masked(target: string | null): string {
  if (!target) return ''
  const [name = '', host] = target.split('@')
  if (host === undefined) return `${target.slice(0, 3)}****${target.slice(-4)}`
  return `${name.slice(0, 2)}***@${host}`
}
