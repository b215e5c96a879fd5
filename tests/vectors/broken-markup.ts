import fc from 'fast-check'
import attacks from './rich-text.json'

/**
 * Texts put together from attacks, any words and single tags.
 * @param tags whole or halves of them, comments too
 */
export const brokenMarkup = (tags: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...attacks), fc.string(), fc.constantFrom(...tags)), { maxLength: 8 })
    .map((parts) => parts.join(''))

/** Texts that are meant to hang whoever reads them. */
export const endlessMarkup = (): string[] => {
  const attributes = Array.from({ length: 100_000 }, (_, at) => `x${at}=1`).join(' ')
  return ['<div>'.repeat(100_000), `<p ${attributes}>x`, 'x'.repeat(5_000_000), '<b>x</b>'.repeat(120_000)]
}
