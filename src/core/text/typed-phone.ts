import { isMobile } from '../form/form-patterns'
import { plainSigns } from './plain-signs'

/** Normalizes a mobile or landline number: removes spaces, brackets and the dashes between its digits. */
export function typedPhone(text: string): string {
  const plain = plainSigns(text)
    .replace(/[\s().]/g, '')
    .replace(/转|ext|#/i, '-')
  const digits = plain.replaceAll('-', '').replace(/^86(?=1\d{10}$)/, '+86')
  return isMobile(digits) ? digits : plain.replace(/^(0\d{2,3}-?\d{3,4})-(?=\d{4}(?:-|$))/, '$1')
}
