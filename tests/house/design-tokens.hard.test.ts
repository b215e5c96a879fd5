import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { designTokens, type Theme } from '../../elements/design-tokens'
import { tokens } from '../../elements/tokens'

// The format of the Design Tokens Community Group, 2025.10: its types, as far as the kit has them.
const alias = z.string().regex(/^\{[\w-]+\}$/)
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.array(z.number().min(0).max(1)).length(3),
  alpha: z.number().min(0).max(1),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
})
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
})
const of = <Value extends z.ZodType>($type: string, value: Value) =>
  z.strictObject({ $type: z.literal($type), $value: z.union([alias, value]) })
const token = z.union([
  of('color', color),
  of('dimension', dimension),
  of('duration', z.strictObject({ value: z.number(), unit: z.literal('ms') })),
  of('cubicBezier', z.array(z.number()).length(4)),
  of('fontWeight', z.int().min(1).max(1000)),
  of('number', z.number()),
  of('fontFamily', z.array(z.string().min(1)).min(1)),
  of('shadow', shadow),
])
const file = z.record(z.string(), token)

const themes: Theme[] = ['light', 'dark']

describe.each(themes)('design tokens of the %s theme', (theme) => {
  const made = designTokens(theme)

  it('are all tokens of the kit, in the standard format', () => {
    expect(Object.keys(made).map((name) => `--trade-${name}`)).toEqual(tokens.map(({ name }) => name))
    expect(file.safeParse(made).error?.issues ?? []).toEqual([])
  })

  it('refer to existing tokens', () => {
    const named = Object.values(made).flatMap(({ $value }) => /^\{(.+)\}$/.exec(String($value))?.[1] ?? [])
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !Object.hasOwn(made, name))).toEqual([])
  })
})

it('have the values of the style sheet, per theme', () => {
  const [light, dark] = themes.map(designTokens)
  expect(light?.surface?.$value).toMatchObject({ hex: '#ffffff', components: [1, 1, 1], alpha: 1 })
  expect(dark?.surface?.$value).toMatchObject({ hex: '#171b21' })
  expect(light?.overlay?.$value).toMatchObject({ hex: '#10141a', alpha: 0.52 })
  expect(dark?.['brand-solid']?.$value).toMatchObject({ hex: '#2f6bcb' })
  expect(light?.price?.$value).toBe('{ink}')
  expect(light?.['text-body']?.$value).toEqual({ value: 14, unit: 'px' })
  expect(dark?.pop?.$value).toMatchObject({ blur: { value: 24, unit: 'px' }, color: { alpha: 0.48 } })
})
