/** Masks a phone or e-mail address, so that only its owner recognises it. */
export function masked(target: string | null): string {
  if (!target) return ''
  const [name = '', host] = target.split('@')
  if (host === undefined) return `${target.slice(0, 3)}****${target.slice(-4)}`
  return `${name.slice(0, 2)}***@${host}`
}
