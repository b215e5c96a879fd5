import type { Field } from './form-field'
import { mostPieces } from '../api/shapes'

const lengths = { text: 50, textarea: 500 }

type Bounds = { min?: number; max?: number }

/** Returns the most characters of a text. Undefined: the form's hint states it. */
export const longest = (field: Field) =>
  field.type === 'text' || field.type === 'textarea' ? (field.max ?? lengths[field.type]) : undefined

/** Limits of a password, for the rule, the hint and the message. */
export const passwordLimits = ({ min = 8, max = 15 }: Bounds) => ({ min, max })

export const pieceLimits = ({ min = 1, max = mostPieces }: Bounds) => ({ min, max })

/** Most characters of an option from the server. */
export const longestChoice = 64

/** Limits of a number. Default: ±1e9. */
export const numberLimits = ({ min = -1e9, max = 1e9 }: Bounds) => ({ min, max })

/** Most selected options: as the form says, otherwise all. */
export const mostChoices = ({ max }: Bounds, choices: number | undefined) => max ?? choices ?? 100
