import * as z from 'zod/mini'
import { cleanText } from '../text/clean-text'
import { searchText } from '../text/plain-signs'

/** Text of a request without NUL and lone surrogates, converted by `read`, at most `max` code points. */
export const textReadBy = (read: (text: string) => string, max: number, min = 0) =>
  z.pipe(
    z.string().check(z.refine((value) => !value.includes('\0') && value.isWellFormed())),
    z.pipe(
      z.transform(read),
      z.string().check(
        z.refine((value) => [...value].length >= min && [...value].length <= max, {
          params: { min, max },
        }),
      ),
    ),
  )

/** Text of a request: NFC, without control characters. */
export const text = (max: number, min = 0) => textReadBy((value) => cleanText(value), max, min)

/** Text that a list is searched for. */
export const keyword = () => textReadBy(searchText, 50)
