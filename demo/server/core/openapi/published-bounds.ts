import type * as z from 'zod/mini'
import { choicesOf, type Field } from '../../../../src/core/form/form-field'
import {
  longest,
  longestChoice,
  mostChoices,
  numberLimits,
  passwordLimits,
  pieceLimits,
} from '../../../../src/core/form/form-limits'
import { longestEmail } from '../../../../src/core/form/form-patterns'
import { fieldOf } from '../../../../src/core/form/form-shape'
import { mostFiles } from '../../../../src/core/api/shapes'
import { defOf } from '../http/shape-def'

type JsonSchema = z.core.JSONSchema.JSONSchema

const address: JsonSchema = { type: 'string', maxLength: 500 }

/** Lengths of texts with a fixed format. */
const fixed: Partial<Record<Field['type'], number>> = {
  phone: 20,
  mobile: 15,
  landline: 20,
  email: longestEmail,
  idCard: 18,
  bankCard: 19,
  creditCode: 20,
  userName: 20,
  payPassword: 6,
  secret: 128,
  date: 10,
  money: 23,
  file: 500,
}

/** Returns the options of a field as a form sends them: HTML knows only texts. */
function choicesAsSent(field: Field): JsonSchema | undefined {
  const values = choicesOf(field)?.map(({ value }) => value)
  return values && { enum: [...new Set(values.flatMap((value) => [value, String(value)]))] }
}

const freeChoice: JsonSchema = {
  anyOf: [
    { type: 'string', maxLength: longestChoice },
    { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  ],
}

function boundsOfField(field: Field): JsonSchema {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return { maxLength: longest(field) }
    case 'password':
      return { minLength: passwordLimits(field).min, maxLength: passwordLimits(field).max }
    case 'number':
    case 'quantity': {
      const { min, max } = field.type === 'number' ? numberLimits(field) : pieceLimits(field)
      return { minimum: min, maximum: max }
    }
    case 'select':
    case 'radio':
      return choicesAsSent(field) ?? freeChoice
    case 'checks':
      return {
        maxItems: mostChoices(field, choicesOf(field)?.length),
        items: choicesAsSent(field) ?? freeChoice,
      }
    case 'files':
      return { maxItems: field.max ?? mostFiles, items: address }
    default:
      return fixed[field.type] === undefined ? {} : { maxLength: fixed[field.type] }
  }
}

/** Returns the bounds that `text` and `dictOf` check by a function and state beside it. */
function statedBounds(shape: z.core.$ZodType): { min?: unknown; max?: unknown } {
  const def = defOf(shape)
  for (const check of def.checks ?? []) {
    const { def } = check._zod
    const params: unknown = 'params' in def ? def.params : undefined
    if (typeof params === 'object' && params !== null) return params
  }
  return def.type === 'pipe' ? statedBounds(def.out) : {}
}

/** Returns the bounds that a shape checks by functions, as JSON Schema. */
export function publishedBounds(shape: z.core.$ZodType, type: unknown): JsonSchema {
  const field = fieldOf(shape)
  if (field) return boundsOfField(field)
  const { min, max } = statedBounds(shape)
  if (typeof max !== 'number') return {}
  if (type === 'object') return { maxProperties: max }
  return type === 'string'
    ? { ...(typeof min === 'number' && min > 0 && { minLength: min }), maxLength: max }
    : {}
}
