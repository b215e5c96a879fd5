import { FileList } from '../../site/files/file-list'
import { useLocale, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { pick } from '../../core/language/messages'
import type { RequireInfo } from '../cart/add-to-cart.contract'
import { attachmentFields, attachmentLabels } from './attachment-fields'
import { requirementMessages } from './requirement.messages'
import sheet from './requirement-facts.css?sheet'

/** Requirement of a line: required date, description and files to download. */
export default function RequirementFacts({ info }: { info: RequireInfo }) {
  useSheet(sheet)
  const say = useSay(requirementMessages)
  const locale = useLocale()
  const { requireTime, requireOther } = info
  return (
    <div className="requirement-facts stack gap-4 shrink text-meta ink-2">
      <span>
        <b>{say('requirement')}</b> {requireTime && say('by', { day: requireTime })}
      </span>
      {requireOther && <p>{requireOther}</p>}
      {attachmentFields
        .filter((field) => info[field].length > 0)
        .map((field) => (
          <span key={field} className="row wrap gap-8 row-gap-4">
            {pick(attachmentLabels[field].label, locale)}
            <FileList files={info[field]} />
          </span>
        ))}
    </div>
  )
}
