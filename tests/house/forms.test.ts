import { describe, expect, it } from 'vitest'
import type { Field, Fields } from '../../src/core/form/form-field'
import { browserHints } from '../../src/ui/forms/browser-hints'
import { filesBelow, isCode, textOf } from './sources'

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*-fields.ts', { eager: true })

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'type' in value && 'label' in value
const fieldsIn = (value: unknown): [string, Field][] => {
  if (typeof value !== 'object' || value === null) return []
  const given = 'fields' in value ? (value.fields as Fields) : value
  return Object.entries(given).filter((entry): entry is [string, Field] => isField(entry[1]))
}
const fields = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .flatMap(fieldsIn)
    .map(([name, field]) => ({ where: `${file.replace('../../', '')} ${name}`, name, field })),
)

/** Kinds of secrets for browsers: a current password, a new one, or a one-time code. */
const forPasswords = ['current-password', 'new-password', 'one-time-code']
const secrets: Field['type'][] = ['password', 'secret', 'payPassword']
const parts = filesBelow('src', 'elements').filter(isCode)

describe('R51: forms', () => {
  it('are at least 100 fields, 8 of them secret', () => {
    expect(fields.length).toBeGreaterThan(100)
    expect(fields.filter(({ field }) => secrets.includes(field.type)).length).toBeGreaterThanOrEqual(8)
  })

  it('contain no field for card numbers, security codes or expiry dates', () => {
    // A company's own bank account, for transfers, is none: it is written on each of its invoices.
    const card = /\b(cvv|cvc|csc|(credit|debit|bank|payment) ?card)\b|安全码|信用卡|有效期|卡号/i
    const asked = fields.filter(
      ({ name, field }) => card.test(`${name} ${field.label.join(' ')}`) && name !== 'bankCard',
    )
    expect(asked.map(({ where }) => where)).toEqual([])
    expect(parts.filter((file) => /autoComplete="cc-|'cc-/.test(textOf(file)))).toEqual([])
  })

  it('have an autocomplete value for each password', () => {
    for (const type of secrets)
      expect([type, forPasswords]).toEqual([type, expect.arrayContaining([browserHints[type]?.autoComplete])])
    const open = fields.filter(({ name, field }) => /password$/i.test(name) && !secrets.includes(field.type))
    expect(
      open.filter(({ field }) => !['switch', 'checkbox'].includes(field.type)).map(({ where }) => where),
    ).toEqual([])
    const wrong = parts.flatMap((file) =>
      [
        ...textOf(file).matchAll(/<(?:FormField|PasswordInput)\b[^>]*name="(?:\w*[pP]assword|again)"[^>]*>/g),
      ].flatMap(([tag]) => {
        const autoComplete = /autoComplete="([^"]*)"/.exec(tag)?.[1]
        return autoComplete === undefined || forPasswords.includes(autoComplete)
          ? []
          : [`${file}: ${autoComplete}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('render passwords with one component only', () => {
    const own = parts.filter((file) =>
      /type=["{][^"}]*password|type: 'password', *(value|autoComplete)/.test(textOf(file)),
    )
    expect(own).toEqual(['src/ui/forms/password-input.tsx'])
    expect(parts.filter((file) => textOf(file).includes('<PasswordInput')).toSorted()).toEqual([
      'src/trade/payment/pay-account.tsx',
      'src/ui/forms/form-control.tsx',
    ])
  })

  it('name each field, so that hide can omit it', () => {
    const nameless = parts.flatMap((file) =>
      [...textOf(file).matchAll(/<\w+[^<>]*className=(?:"|\{classNames\(')form-field\b[^<>]*>?/g)].flatMap(
        ([tag]) => (tag.includes('data-field=') ? [] : [`${file}: ${tag}`]),
      ),
    )
    expect(nameless).toEqual([])
  })

  it('have a guide that explains the limits of an open shadow root', () => {
    const guide = textOf('demo/docs/guides/100-security.md')
    expect(guide).toMatch(/open shadow root/)
    expect(guide).toMatch(/card/)
  })
})
