import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { ConsoleField } from './console-fields'
import type { DeskField } from './desk'
import { longest } from './field-values'

const kinds = {
  text: 'text',
  textarea: 'textarea',
  number: 'number',
  quantity: 'number',
  date: 'date',
  tel: 'tel',
  colour: 'color',
} as const

const optionalWord: Text = ['选填', 'optional']

/** Renders a field of a console form in a language. @param value current value; default: the initial value */
export function fieldShown(
  { name, label, kind, choices, optional, note, longest: most = longest, value: first = '' }: DeskField,
  language: Locale,
  value = first,
): ConsoleField {
  const say = (text: Text) => pick(text, language)
  return {
    name,
    label: say(label),
    note: [note && say(note), optional && !choices && say(optionalWord)]
      .filter(Boolean)
      .join(say(['，', ', '])),
    value,
    kind: kinds[kind],
    choices: choices?.map(([choice, text]) => [choice, say(text)]),
    required: !optional,
    longest: most,
  }
}
