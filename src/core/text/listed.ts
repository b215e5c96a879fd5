import { defaultLocale, type Locale } from '../language/locale'

/** Joins names as a language does: `甲、乙` or `A, B`. */
export const listed = (names: readonly string[], locale: Locale): string =>
  names.join(locale === defaultLocale ? '、' : ', ')
