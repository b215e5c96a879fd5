import { invoiceMessages } from './invoices.messages'

type Said = keyof typeof invoiceMessages
const isSaid = (key: string): key is Said => Object.hasOwn(invoiceMessages, key)

/**
 * Returns the message key of a step (`did`) or of its actor (`by`). Undefined for a name unknown to the kit.
 * @param name name from the server, such as `apply`
 */
export function saidOf(prefix: 'did' | 'by', name: string): Said | undefined {
  const key = prefix + name.charAt(0).toUpperCase() + name.slice(1)
  return isSaid(key) ? key : undefined
}
