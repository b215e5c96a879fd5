import { pictureAddress } from '../../core/address/picture-address'
import { telephone } from '../../core/address/safe-url'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { PlainPicture } from '../../ui/plain-picture'
import { contactService } from './contact.store'
import { serviceMessages } from './customer-service.messages'
import type { CustomerService } from './customer-service.store'
import { serviceAddress } from './service-way'

/** Contacts of customer service: phone, working hours, chat and QR code. */
export function ConsultWays({ of }: { of: CustomerService }) {
  const scope = useScope()
  const say = useSay(serviceMessages)
  const { phone, workTime, qrCode, siteId } = of
  const chat = serviceAddress(of, siteId, scope.settings.api) !== ''
  const code = pictureAddress(scope, qrCode)
  return (
    <div className="row gap-24 top between">
      <dl className="stack gap-16 grow shrink">
        {phone && (
          <div className="customer-service-consult-fact">
            <Icon name="phone" size={20} />
            <dt className="meta">{say('hotline')}</dt>
            <dd>
              <a className="customer-service-consult-phone text-h1 bold brand-hover" href={telephone(phone)}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {workTime && (
          <div className="customer-service-consult-fact">
            <Icon name="clock" size={20} />
            <dt className="meta">{say('workTime')}</dt>
            <dd>{workTime}</dd>
          </div>
        )}
        {chat && (
          <div className="customer-service-consult-fact">
            <Icon name="headset" size={20} />
            <dt className="meta">{say('chatText')}</dt>
            <dd>
              <Button variant="outline" icon="chat" onClick={() => contactService(scope)}>
                {say('chat')}
              </Button>
            </dd>
          </div>
        )}
      </dl>
      {code && (
        <figure className="customer-service-consult-code stack gap-8 center rigid text-meta ink-2">
          <PlainPicture src={code} width="112" height="112" alt={say('scan')} />
          <figcaption>{say('scan')}</figcaption>
        </figure>
      )}
    </div>
  )
}
