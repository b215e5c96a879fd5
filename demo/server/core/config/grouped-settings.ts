import type { Settings } from './settings'
import { StartError } from './start-error'

type TextName = { [Name in keyof Settings]: Settings[Name] extends string ? Name : never }[keyof Settings]

/** Reads settings that must be set together. @throws StartError if only some are set */
export function groupedSettings<Key extends string>(
  set: Settings,
  names: Record<Key, TextName>,
): Record<Key, string> | undefined {
  const wanted = Object.values<TextName>(names)
  if (wanted.every((name) => set[name] === '')) return undefined
  const missing = wanted.find((name) => set[name] === '')
  if (missing) throw new StartError(`${missing} is missing: ${wanted.join(', ')} belong together.`)
  const values: Record<string, string> = {}
  for (const key in names) values[key] = set[names[key]]
  return values
}
