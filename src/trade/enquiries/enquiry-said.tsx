import { FileList } from '../../site/files/file-list'
import { Card } from '../../ui/card'
import { Facts } from '../../ui/pages/facts'
import { useSay } from '../../ui/host'
import type { EnquiryDetail } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'

/** Contact, dates, remarks and attachments of an inquiry. */
export function EnquirySaid({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useSay(enquiryMessages)
  const { contactName, contactPhone, deadline, createdAt, remark, files, placedBy } = enquiry
  return (
    <Card
      title={say('said')}
      actions={placedBy && <span className="meta">{say('askedBy', { name: placedBy.name })}</span>}
    >
      <Facts
        of={[
          [say('contact'), contactName],
          [say('phone'), contactPhone],
          [say('deadline'), deadline],
          [say('askedAt'), createdAt.slice(0, 16)],
        ]}
        wide={[
          [say('saidRemark'), remark],
          [say('files'), files.length > 0 && <FileList key="files" files={files} />],
        ]}
      />
    </Card>
  )
}
