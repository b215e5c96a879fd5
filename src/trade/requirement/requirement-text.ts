import type * as z from 'zod/mini'
import { fill, type Text } from '../../core/language/messages'
import { shownName } from '../../site/files/file-kind'
import type { requireInfo } from '../cart/add-to-cart.contract'
import { attachmentFields, attachmentLabels } from './attachment-fields'
import { requirementMessages } from './requirement.messages'

/** Requirement in the request format, whose lists are optional. */
type Sent = z.input<typeof requireInfo>

/** Returns all attachments of a requirement, list by list. */
export const requirementFiles = (info: Sent): string[] =>
  attachmentFields.flatMap((field) => info[field] ?? [])

/** Formats a requirement on one line, for consoles and spreadsheets: required date, description and file names. */
export function requirementText(info: Sent): Text {
  const { requireTime: day = '', requireOther = '' } = info
  const [zh, en] = requirementMessages.by
  const parts: Text[] = [
    ...(day ? [[fill(zh, { day }), fill(en, { day })] as const] : []),
    [requireOther, requireOther],
    ...attachmentFields.map((field): Text => {
      const [nameZh, nameEn] = attachmentLabels[field].label
      const files = (info[field] ?? []).map(shownName)
      return files.length ? [`${nameZh}：${files.join('、')}`, `${nameEn}: ${files.join(', ')}`] : ['', '']
    }),
  ]
  const joined = (at: 0 | 1, by: string) =>
    parts
      .map((part) => part[at])
      .filter(Boolean)
      .join(by)
  return [joined(0, '；'), joined(1, '; ')]
}
