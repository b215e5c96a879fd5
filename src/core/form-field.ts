import type { Dictionary, Entry } from './dictionary'
import type { Text, Values } from './messages'
import type { Minor } from './money'

/** What is typed or chosen in a form, by field name. */
export type Entered = Readonly<Record<string, unknown>>

type Common = {
  label: Text
  /** A rule: while it holds for what else is entered. */
  required?: boolean | ((entered: Entered) => boolean)
  /** Under the field, as long as nothing is wrong. */
  hint?: Text
  placeholder?: Text
  /** Good for one attempt, like a code that was sent: never kept in a draft. */
  once?: boolean
  /** The field is part of the form only while this holds. */
  when?: (entered: Entered) => boolean
  /** A further rule, for example against other fields: whether a value is right. `wrong` is said otherwise. */
  check?: (value: unknown, entered: Entered) => boolean
  wrong?: Text
}

/** Lengths in characters: text 50, textarea 500 unless said otherwise. `tooLong` replaces the usual sentence. */
type TextField = Common & {
  type: 'text' | 'textarea'
  min?: number
  max?: number
  tooLong?: Text
  /** A code that people copy from elsewhere: it is read without spaces and signs that nobody sees. */
  copied?: true
}
/** Texts of a fixed form. phone: mobile or landline · secret: a password that exists already, only to be filled in */
type PatternField = Common & { type: PatternType }
export type PatternType =
  | 'phone'
  | 'mobile'
  | 'landline'
  | 'email'
  | 'idCard'
  | 'bankCard'
  | 'creditCode'
  | 'userName'
  | 'payPassword'
  | 'secret'
/** A new password of 8–15 characters unless said otherwise. */
type PasswordField = Common & { type: 'password'; min?: number; max?: number }
/** A day, `yyyy-MM-dd`; bounds in the same form. */
type DateField = Common & { type: 'date'; min?: string; max?: string }
type NumberField = Common & { type: 'number'; min?: number; max?: number; decimals?: number }
/** Pieces, 1…`mostPieces` unless said otherwise. */
type QuantityField = Common & { type: 'quantity'; min?: number; max?: number }
/** An amount with at most 2 decimals; bounds in minor units. Not negative unless `min` says so. */
type MoneyField = Common & { type: 'money'; min?: Minor; max?: Minor }

/** @property of the dictionary that it comes from, whose names may be the brand site's */
export type Choice = { value: string | number; text: Text; values?: Values; of?: Dictionary }

/** Choices that come from the server are given when the field is drawn, and left out here. */
type Choices = { options?: Dictionary | readonly Choice[] }
type ChoiceField = Common & { type: 'select' | 'radio' } & Choices
type ChecksField = Common & { type: 'checks'; max?: number } & Choices
/** agreement: must be ticked when required */
type TickField = Common & { type: 'checkbox' | 'switch' | 'agreement' }
/** Addresses of uploaded files; `files` takes up to `max`, default `mostFiles`. */
type FileField = Common & { type: 'file' }
type FilesField = Common & { type: 'files'; max?: number }

export type Field =
  | TextField
  | PatternField
  | PasswordField
  | DateField
  | NumberField
  | QuantityField
  | MoneyField
  | ChoiceField
  | ChecksField
  | TickField
  | FileField
  | FilesField
export type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>
export type Fields = Record<string, Field>

type OptionOf<F> = F extends { options: { entries: { code: infer Code }[] } }
  ? Code
  : F extends { options: readonly { value: infer Value }[] }
    ? Value
    : string | number
type TextType = TextField['type'] | PatternType | 'password' | 'date' | 'file'

/** What the form holds of a field while it is filled in. */
type Draft<F extends Field> = F extends { type: 'select' | 'radio' }
  ? OptionOf<F> | ''
  : F extends { type: 'checks' }
    ? OptionOf<F>[]
    : F extends { type: TickField['type'] }
      ? boolean
      : F extends { type: 'files' }
        ? string[]
        : string

/** What is sent: amounts as decimal strings. */
type Sent<F extends Field> = F extends { type: TextType | 'money' }
  ? string
  : F extends { type: 'number' | 'quantity' }
    ? number
    : F extends { type: 'select' | 'radio' }
      ? OptionOf<F>
      : Draft<F>

/** What the server's handler is given: amounts in minor units. */
type Received<F extends Field> = F extends { type: 'money' } ? Minor : Sent<F>

type Certain<F extends Field> = F extends { when: unknown }
  ? false
  : F extends { required: true } | { type: 'checkbox' | 'switch' | 'agreement' | 'files' | 'checks' }
    ? true
    : false
type By<F extends Fields, Kind extends 'sent' | 'received'> = {
  -readonly [Name in keyof F as Certain<F[Name]> extends true ? Name : never]: Kind extends 'sent'
    ? Sent<F[Name]>
    : Received<F[Name]>
} & {
  -readonly [Name in keyof F as Certain<F[Name]> extends true ? never : Name]?:
    | (Kind extends 'sent' ? Sent<F[Name]> : Received<F[Name]>)
    | undefined
}
type Flat<T> = { [Key in keyof T]: T[Key] }

export type Drafts<F extends Fields> = { -readonly [Name in keyof F]: Draft<F[Name]> }
export type SentOf<F extends Fields> = Flat<By<F, 'sent'>>
export type ReceivedOf<F extends Fields> = Flat<By<F, 'received'>>

/** Whether a field may not stay empty. */
export const isRequired = ({ required = false }: Field, entered: Entered): boolean =>
  typeof required === 'function' ? required(entered) : required

/** The entries of a dictionary as choices, or those of the codes that are wanted. */
export const choicesFrom = <Code extends number>(
  of: Dictionary & { entries: Entry<Code>[] },
  wanted?: readonly number[],
) =>
  of.entries.flatMap(({ code, text }) =>
    wanted?.includes(code) === false ? [] : [{ value: code, text, of }],
  )

/** The choices that a description itself holds, in order. */
export function choicesOf(field: Field): readonly Choice[] | undefined {
  if (!('options' in field) || !field.options) return undefined
  return 'code' in field.options ? choicesFrom(field.options) : field.options
}

/** An untouched field. */
export function emptyDraft({ type }: Field): string | boolean | string[] {
  if (type === 'files' || type === 'checks') return []
  return type === 'checkbox' || type === 'switch' || type === 'agreement' ? false : ''
}
