import { FileList } from '../../site/files/file-list'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import type { EnquiryDetail } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'

/** What was said when the question was asked. */
export function EnquirySaid({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useSay(enquiryMessages)
  const { contactName, contactPhone, deadline, createdAt, remark, files, placedBy } = enquiry
  const facts = [
    { name: say('contact'), value: contactName },
    { name: say('phone'), value: contactPhone },
    { name: say('deadline'), value: deadline },
    { name: say('askedAt'), value: createdAt.slice(0, 16) },
  ]
  return (
    <Card
      title={say('said')}
      actions={placedBy && <span className="offer-meta">{say('askedBy', { name: placedBy.name })}</span>}
    >
      <dl className="offer-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {remark && (
          <div className="offer-fact-wide">
            <dt>{say('saidRemark')}</dt>
            <dd>{remark}</dd>
          </div>
        )}
        {files.length > 0 && (
          <div className="offer-fact-wide">
            <dt>{say('files')}</dt>
            <dd>
              <FileList files={files} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
