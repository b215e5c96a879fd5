import { FileList } from '../../site/files/file-list'
import { Card } from '../../ui/card'
import { Facts } from '../../ui/pages/facts'
import { useSay } from '../../ui/host'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'

/** Contact, date, remarks and attachments of a request. */
export function OfferSaid({ offer }: { offer: OfferDetail }) {
  const say = useSay(offerMessages)
  const { contactName, contactPhone, expectDate, createdAt, remark, files, placedBy } = offer
  return (
    <Card
      title={say('said')}
      actions={placedBy && <span className="meta">{say('askedBy', { name: placedBy.name })}</span>}
    >
      <Facts
        of={[
          [say('contact'), contactName],
          [say('phone'), contactPhone],
          [say('wantedBy'), expectDate ?? '–'],
          [say('askedAt'), createdAt.slice(0, 16)],
        ]}
        wide={[
          [say('remark'), remark],
          [say('files'), files.length > 0 && <FileList key="files" files={files} />],
        ]}
      />
    </Card>
  )
}
