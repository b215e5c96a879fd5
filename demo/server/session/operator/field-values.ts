import type { DeskField, DeskValues } from '../../core/desk'
import { isReadableText } from '../../core/readable-text'
import { refuse } from '../../core/refusal'

const longest = 500
const forms = { text: /^/, textarea: /^/, number: /^\d{1,12}(\.\d{1,2})?$/, date: /^\d{4}-\d\d-\d\d$/ }

const isReadable = (text: string) => text.length <= longest && isReadableText(text)

function wrong({ name, label: [zh, en] }: DeskField) {
  return refuse(400, ['请正确填写“{zh}”', 'Please fill in “{en}” correctly.'], {
    values: { zh, en },
    errors: [{ path: name, message: ['请正确填写', 'Please fill this in correctly.'] }],
  })
}

/**
 * What was filled into a desk's form, field by field; what it has no field for is left out.
 * @throws Refusal 400 for the first field that is empty or of another form
 */
export function fieldValues(fields: readonly DeskField[], given: DeskValues): DeskValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = (Object.hasOwn(given, field.name) ? (given[field.name] ?? '') : '').trim()
      if (!value && field.optional) return []
      if (!value || !isReadable(value) || !forms[field.kind].test(value)) throw wrong(field)
      return [[field.name, value]]
    }),
  )
}
