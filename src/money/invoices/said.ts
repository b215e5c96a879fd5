import { invoiceMessages } from './invoices.messages'

type Said = keyof typeof invoiceMessages
const isSaid = (key: string): key is Said => Object.hasOwn(invoiceMessages, key)

/**
 * The message that names a step (`did`) or who took it (`by`); nothing for one that is new to the kit.
 * @param name as the server says it: `apply`
 */
export function saidOf(prefix: 'did' | 'by', name: string): Said | undefined {
  const key = prefix + name.charAt(0).toUpperCase() + name.slice(1)
  return isSaid(key) ? key : undefined
}
