import type { Field } from './form-field'
import { mostPieces } from './shapes'

const lengths = { text: 50, textarea: 500 }

type Bounds = { min?: number; max?: number }

/** How many characters a text takes; undefined: its form says it. */
export const longest = (field: Field) =>
  field.type === 'text' || field.type === 'textarea' ? (field.max ?? lengths[field.type]) : undefined

/** As the rule, the hint and the sentence all name them. */
export const passwordLimits = ({ min = 8, max = 15 }: Bounds) => ({ min, max })

export const pieceLimits = ({ min = 1, max = mostPieces }: Bounds) => ({ min, max })
