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

/** Characters of a choice that comes from the server. */
export const longestChoice = 64

/** A number of a form that says no bounds itself. */
export const numberLimits = ({ min = -1e9, max = 1e9 }: Bounds) => ({ min, max })

/** How many choices may be ticked: those that there are, or as many as the form says. */
export const mostChoices = ({ max }: Bounds, choices: number | undefined) => max ?? choices ?? 100
