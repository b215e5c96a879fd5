import { pictureAddress } from '../../catalogue/goods/goods-pictures'
import { telephone } from '../../core/safe-url'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { contactService } from './contact.store'
import { serviceMessages } from './customer-service.messages'
import type { CustomerService } from './customer-service.store'
import { serviceAddress } from './service-way'

/** Telephone, working time, chat and QR code of a site's customer service. */
export function ConsultWays({ of }: { of: CustomerService }) {
  const scope = useScope()
  const say = useSay(serviceMessages)
  const { phone, workTime, qrCode, siteId } = of
  const chat = serviceAddress(of, siteId, scope.settings.api) !== ''
  const code = pictureAddress(scope, qrCode)
  return (
    <div className="consult-ways">
      <dl className="consult-facts">
        {phone && (
          <div className="consult-fact">
            <Icon name="phone" size={20} />
            <dt className="consult-word">{say('hotline')}</dt>
            <dd>
              <a className="consult-phone" href={telephone(phone)}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {workTime && (
          <div className="consult-fact">
            <Icon name="clock" size={20} />
            <dt className="consult-word">{say('workTime')}</dt>
            <dd>{workTime}</dd>
          </div>
        )}
        {chat && (
          <div className="consult-fact">
            <Icon name="headset" size={20} />
            <dt className="consult-word">{say('chatText')}</dt>
            <dd>
              <Button variant="outline" icon="chat" onClick={() => contactService(scope)}>
                {say('chat')}
              </Button>
            </dd>
          </div>
        )}
      </dl>
      {code && (
        <figure className="consult-code">
          <img src={code} width="112" height="112" alt={say('scan')} />
          <figcaption>{say('scan')}</figcaption>
        </figure>
      )}
    </div>
  )
}
