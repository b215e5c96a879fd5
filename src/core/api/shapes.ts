import * as z from 'zod/mini'
import { toMinor } from '../money'

// zod probes for eval on its first parse, which a strict page reports as a violation.
z.config({ jitless: true })

const wordings = new WeakSet<object>()
/** Marks a text of the shop, which the server returns in the language of the header `Language`. */
export const worded = <S extends object>(shape: S): S => {
  wordings.add(shape)
  return shape
}
export const isWording = (shape: object) => wordings.has(shape)
/** Text of the shop, such as a name of goods. Falls back to Chinese if the requested language is missing. */
export const wording = worded(z.string())

/** Id: always a string, because 19-digit numbers lose digits in JSON. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int().check(z.positive())]),
  z.transform(String),
)

/** Amount: a decimal string in requests and responses (numbers of other back ends are accepted), minor units in code. */
export const money = z.pipe(
  z.union([z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,8})?$/)), z.number().check(z.gt(-1e13), z.lt(1e13))]),
  z.transform(toMinor),
)

/** Day or time, `2026-11-20 10:42:00`, of which parts are shown separately. */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/))
/** Month, `2026-11`. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
/** Factor: `1.0800`. */
export const factor = z.string().check(z.regex(/^\d{1,6}(\.\d{1,8})?$/))

export const yes = 10
export const no = 20
/** 10 yes, 20 no; `true` and `false` of other back ends are converted. */
export const yesNo = z.pipe(
  z.union([z.literal(yes), z.literal(no), z.boolean()]),
  z.transform((value) => (typeof value === 'boolean' ? (value ? yes : no) : value)),
)

/** Maximum number of pieces of one line. */
export const mostPieces = 99_999
/** Number of pieces in a request. */
export const quantity = z.int().check(z.minimum(1), z.maximum(mostPieces))

/** Code of any dictionary in a request: a state, a type, a reason. */
export const code = z.int().check(z.minimum(0), z.maximum(99_999))

/** Code of one dictionary in a request. */
export const codeOf = ({ is }: { is: (wanted: number) => boolean }) => code.check(z.refine(is))

/** Text of a request that its form validates, with the form's own messages. */
export const formText = z.string().check(z.maxLength(2_000))

/** Record of a request with at most `max` keys of at most 50 characters each. */
export const dictOf = <Value extends z.ZodMiniType>(value: Value, max: number) =>
  z
    .record(z.string().check(z.maxLength(50)), value)
    .check(z.refine((given) => Object.keys(given).length <= max, { params: { max } }))

/** Default maximum number of files of one field. */
export const mostFiles = 6
/** Addresses of files in a request. */
export const fileList = (most = mostFiles) =>
  z.array(z.string().check(z.maxLength(500))).check(z.maxLength(most))

/** Maximum number of rows of one page; more would only block the buyer's page. */
const mostRows = 100

/** Paging of a request: the page sizes of the tables are 10, 20 and 30. */
export const paging = {
  pageNumber: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(mostRows)), 10),
}

/** Place of a page in its list, beside its rows. */
export const pageFacts = {
  totalElements: z.int(),
  totalPages: z.int(),
  pageNumber: z.int(),
  pageSize: z.int(),
}

export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ content: z.array(item).check(z.maxLength(mostRows)), ...pageFacts })
