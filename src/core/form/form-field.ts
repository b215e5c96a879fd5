import { unknown, type Dictionary, type Entry } from '../language/dictionary'
import type { Text, Values } from '../language/messages'
import type { Minor } from '../money'

/** Entered values by field name. */
export type Entered = Readonly<Record<string, unknown>>

type Common = {
  label: Text
  /** Required always, or while the rule holds for the other values. */
  required?: boolean | ((entered: Entered) => boolean)
  /** Replaces the message of an empty required field whose label makes no sentence with it. */
  missing?: Text
  /** Text under the field while it is valid. */
  hint?: Text
  placeholder?: Text
  /** A one-time value such as a verification code: never stored in a draft. */
  once?: boolean
  /** The field belongs to the form only while this holds. */
  when?: (entered: Entered) => boolean
  /** A further rule, for example across fields. Returns whether the value is valid. `wrong` replaces the message. */
  check?: (value: unknown, entered: Entered) => boolean
  wrong?: Text
}

/** Lengths in characters. Default: text 50, textarea 500. `tooLong` replaces the message. */
type TextField = Common & {
  type: 'text' | 'textarea'
  min?: number
  max?: number
  tooLong?: Text
  /** A code that people copy: spaces and invisible characters are removed. */
  copied?: true
}
/** Texts with a fixed format. phone: mobile or landline. secret: an existing password. */
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
/** A new password. Default: 8–15 characters. */
type PasswordField = Common & { type: 'password'; min?: number; max?: number }
/** A day, `yyyy-MM-dd`; bounds in the same form. */
type DateField = Common & { type: 'date'; min?: string; max?: string }
type NumberField = Common & { type: 'number'; min?: number; max?: number; decimals?: number }
/** Number of pieces. Default: 1…`mostPieces`. */
type QuantityField = Common & { type: 'quantity'; min?: number; max?: number }
/** An amount with at most 2 decimals; bounds in minor units. Not negative by default. */
type MoneyField = Common & { type: 'money'; min?: Minor; max?: Minor }

/** @property of the dictionary, whose names the brand site may replace */
export type Choice = { value: string | number; text: Text; values?: Values; of?: Dictionary }

/** Options from the server are passed when the field is rendered and omitted here. */
type Choices = { options?: Dictionary | readonly Choice[] }
/** own: also accepts codes that the brand site added to the dictionary. The server checks them. */
type ChoiceField = Common & { type: 'select' | 'radio'; own?: true } & Choices
type ChecksField = Common & { type: 'checks'; max?: number } & Choices
/** agreement: must be ticked if required. */
type TickField = Common & { type: 'checkbox' | 'switch' | 'agreement' }
/** Addresses of uploaded files. `files` takes up to `max`, by default `mostFiles`. */
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

type OptionOf<F> = F extends { own: true }
  ? number
  : F extends { options: { entries: { code: infer Code }[] } }
    ? Code
    : F extends { options: readonly { value: infer Value }[] }
      ? Value
      : string | number
type TextType = TextField['type'] | PatternType | 'password' | 'date' | 'file'

/** Value of a field while the form is filled in. */
type Draft<F extends Field> = F extends { type: 'select' | 'radio' }
  ? OptionOf<F> | ''
  : F extends { type: 'checks' }
    ? OptionOf<F>[]
    : F extends { type: TickField['type'] }
      ? boolean
      : F extends { type: 'files' }
        ? string[]
        : string

/** Value in the request. Amounts are decimal strings. */
type Sent<F extends Field> = F extends { type: TextType | 'money' }
  ? string
  : F extends { type: 'number' | 'quantity' }
    ? number
    : F extends { type: 'select' | 'radio' }
      ? OptionOf<F>
      : Draft<F>

/** Value for the server's handler. Amounts are in minor units. */
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

/** Returns whether a field is required now. */
export const isRequired = ({ required = false }: Field, entered: Entered): boolean =>
  typeof required === 'function' ? required(entered) : required

/** Returns the entries of a dictionary as options: all, or those of some codes. */
export const choicesFrom = <Code extends number>(
  of: Dictionary & { entries: Entry<Code>[] },
  wanted?: readonly number[],
) =>
  of.entries.flatMap(({ code, text }) =>
    wanted?.includes(code) === false ? [] : [{ value: code, text, of }],
  )

/** Returns codes of a dictionary as options, with those that the brand site added. */
export const choicesOfSite = (of: Dictionary, codes: readonly number[]): Choice[] =>
  codes.map((value) => ({ value, text: of.find(value)?.text ?? unknown, values: { code: value }, of }))

/** Returns the options that a field declares itself, in order. */
export function choicesOf(field: Field): readonly Choice[] | undefined {
  if (!('options' in field) || !field.options) return undefined
  return 'code' in field.options ? choicesFrom(field.options) : field.options
}

/** Returns the empty value of a field. */
export function emptyDraft({ type }: Field): string | boolean | string[] {
  if (type === 'files' || type === 'checks') return []
  return type === 'checkbox' || type === 'switch' || type === 'agreement' ? false : ''
}
