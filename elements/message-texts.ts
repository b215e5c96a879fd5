import { settingsFields } from '../src/account/settings/settings-fields'
import { keyed, type Text } from '../src/core/language/messages'
import { repayFields } from '../src/money/credit/credit-fields'
import { approvalSettingsForm } from '../src/trade/approval-rules/settings-form'
import { troubleMessages } from '../src/site/trouble/trouble.messages'

const sources = import.meta.glob<string>('../src/**/*.ts', { query: '?raw', import: 'default', eager: true })
const modules = import.meta.glob<Record<string, unknown>>('../src/**/*.ts')
const givesKeys = /\b(messages|dictionary|siteDictionary|form|keyed)(<\w+>)?\('/

/** Tables that are created per case with the same texts, or that no other file imports. */
const made = [
  approvalSettingsForm({ calendar: true, emergencies: true }),
  repayFields(0, ''),
  settingsFields(0, true),
  keyed('trouble', troubleMessages),
]

export type KeyedText = Required<Text>
const isKeyed = (value: readonly unknown[]): value is KeyedText =>
  value.length === 3 && value.every((part) => typeof part === 'string') && String(value[2]).includes('.')

/** Returns all texts with a key inside a value. */
function textsIn(value: unknown): KeyedText[] {
  if (Array.isArray(value)) return isKeyed(value) ? [value] : value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns every text with its public key. A text shared by several forms appears several times. */
export async function keyedTexts(): Promise<KeyedText[]> {
  const speaking = Object.entries(modules).filter(([file]) => givesKeys.test(sources[file] ?? ''))
  return textsIn([await Promise.all(speaking.map(([, load]) => load())), made])
}

/** Creates `messages.json`: all texts in both languages by key, for integrators. */
export async function messageTexts(): Promise<Record<string, { 'zh-CN': string; en: string }>> {
  const rows = (await keyedTexts()).map(([zh, en, key]) => [key, { 'zh-CN': zh, en }] as const)
  return Object.fromEntries(rows.sort(([a], [b]) => a.localeCompare(b, 'en')))
}
