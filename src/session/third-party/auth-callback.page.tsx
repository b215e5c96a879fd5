import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { pick } from '../../core/language/messages'
import { Card } from '../../ui/card'
import { elementIs } from '../../ui/element-state'
import { EmptyState } from '../../ui/pages/empty-state'
import { useHref, useLocale, useOpened, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { Spinner } from '../../ui/spinner'
import { openAuthCallback } from './auth-callback.store'
import { BindForm } from './bind-form'
import { thirdChannels } from './third-channel'
import sheet from './third-party.css?sheet'
import { ThirdPartyIcons } from './third-party-icons'
import { thirdPartyMessages } from './third-party.messages'

/** Callback page of WeChat, QQ and Alipay: logs in or offers to bind an account. */
export default function AuthCallbackPage() {
  const scope = useScope()
  const say = useSay(thirdPartyMessages)
  const locale = useLocale()
  const href = useHref()
  const store = useOpened(() => openAuthCallback(scope))
  const callback = useStore(store.$callback)
  useSheet(sheet)
  useEffect(() => void store.finish(), [store])

  const name = 'channel' in callback ? pick(thirdChannels[callback.channel], locale) : ''
  const again = (
    <LinkButton variant="primary" href={href('login', {}, store.loginQuery)}>
      {say('again')}
    </LinkButton>
  )
  return (
    <Card padding="none" className="third-party-callback">
      {callback.step === 'working' && (
        <div
          className="third-party-callback-working stack gap-12 center ink-2"
          role="status"
          ref={elementIs('loading')}
        >
          <Spinner />
          <h1 className="text-h1 bold">{say('title', { name })}</h1>
          {say('working')}
        </div>
      )}
      {callback.step === 'bind' && <BindForm name={name} nick={callback.nickName} store={store} />}
      {callback.step === 'cancelled' && (
        <EmptyState
          state={null}
          drawing="lock"
          heading="h1"
          title={say('cancelled')}
          text={say('cancelledText')}
          actions={again}
        />
      )}
      {callback.step === 'stray' && (
        <>
          <EmptyState
            state={null}
            drawing="lock"
            heading="h1"
            title={say('over')}
            text={say('strayText')}
            actions={again}
          />
          <ThirdPartyIcons back="" />
        </>
      )}
      {(callback.step === 'idle' || callback.step === 'refused') && (
        <EmptyState
          state={null}
          drawing="lock"
          heading="h1"
          title={(callback.step === 'refused' && callback.reason) || say('over')}
          text={say('overText')}
          actions={again}
        />
      )}
    </Card>
  )
}
