import { useState } from 'react'
import type { Data } from '../../core/api/endpoint'
import { pick } from '../../core/language/messages'
import { thirdChannels } from '../../session/third-party/third-channel'
import type { thirdBindings } from '../../session/third-party/third-party.contract'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/overlays/confirm'
import { useLocale, useSay, useScope } from '../../ui/host'
import { securityMessages } from './security.messages'
import type { SecurityStore } from './security.store'

type Binding = Data<typeof thirdBindings>[number]

/** Third parties that can sign in to this account. */
export function ThirdBindings({ of, bindings }: { of: SecurityStore; bindings: readonly Binding[] }) {
  const say = useSay(securityMessages)
  const locale = useLocale()
  const { toasts } = useScope()
  const [leaving, setLeaving] = useState<Binding>()
  const nameOf = ({ thirdChannel }: Binding) => pick(thirdChannels[thirdChannel], locale)
  async function leave({ thirdChannel }: Binding) {
    if (await of.unbind(thirdChannel)) toasts.brief('success', say('unbound'))
    setLeaving(undefined)
  }
  return (
    <Card title={say('third')} padding="none">
      {bindings.length === 0 ? (
        <p className="security-none">{say('thirdNone')}</p>
      ) : (
        <ul>
          {bindings.map((binding) => (
            <li key={binding.thirdChannel} className="security-row ruled">
              <span className="bold">{nameOf(binding)}</span>
              <span className="security-about text-dense ink-2">
                {say('thirdSince', { name: binding.nickName, day: binding.boundAt.slice(0, 10) })}
              </span>
              <span />
              <Button
                size="small"
                aria-label={`${say('unbind')} ${nameOf(binding)}`}
                onClick={() => setLeaving(binding)}
              >
                {say('unbind')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <Confirm
          title={say('unbindTitle', { name: nameOf(leaving) })}
          text={say('unbindText')}
          action={say('unbind')}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => leave(leaving)}
        />
      )}
    </Card>
  )
}
