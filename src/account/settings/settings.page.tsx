import { useState } from 'react'
import { toDecimal } from '../../core/money'
import { resource } from '../../core/store/resource'
import { Card } from '../../ui/card'
import { Form, FormFields, SubmitButton } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useHref, useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { inAccountMoney } from '../../site/brand-site/account-currency'
import { reminderTopic } from '../reminders/reminder-topic'
import { payMethod } from '../../words/pay-method'
import { Appearance } from './appearance'
import { settings, updateSettings, type Settings } from './settings.contract'
import sheet from './settings.css?sheet'
import { settingsFields } from './settings-fields'
import { settingsMessages } from './settings.messages'

/** Page of account settings: language, theme, messages and payment methods. */
function SettingsPage() {
  useSheet(sheet)
  const say = useSay(settingsMessages)
  const scope = useScope()
  const own = useOpened(() =>
    resource((signal) => scope.call(settings, {}, { signal, quiet: true }), [scope.token.$token]),
  )
  return (
    <Page of={own} title={say('title')}>
      {(value) => (
        <div className="stack gap-16">
          <Appearance />
          <Card title={say('account')} padding="form">
            <SettingsForm key={JSON.stringify(value)} start={value} reload={() => void own.reload()} />
          </Card>
        </div>
      )}
    </Page>
  )
}

/** Returns the known topic codes in display order. */
const known = (codes: readonly number[]) =>
  reminderTopic.entries.flatMap(({ code }) => (codes.includes(code) ? [code] : []))

function SettingsForm({ start, reload }: { start: Settings; reload: () => void }) {
  const say = useSay(settingsMessages)
  const scope = useScope()
  const href = useHref()
  const [fields] = useState(() => settingsFields(start.passwordFreeLimit, start.noticesByEmail !== undefined))
  const filling = useFilling(fields, {
    start: {
      noticesWanted: known(start.noticesWanted),
      noticesByEmail: known(start.noticesByEmail ?? []),
      defaultPayCode: payMethod.find(start.defaultPayCode)?.code ?? 0,
      passwordFreeLimit: toDecimal(start.passwordFreeLimit),
    },
    async send({ defaultPayCode, ...rest }) {
      await scope.call(updateSettings, { body: { ...rest, defaultPayCode: defaultPayCode || undefined } })
      scope.toasts.brief('success', say('saved'))
      reload()
    },
  })
  return (
    <Form of={filling} className="settings-form">
      <FormFields of={filling} />
      {start.hasPayPassword !== 10 && (
        <p className="form-end note">
          {say('noPassword')}{' '}
          <a className="link" href={href('payPassword')}>
            {say('setPassword')}
          </a>
        </p>
      )}
      <div className="form-end">
        <SubmitButton of={filling}>{say('save')}</SubmitButton>
      </div>
    </Form>
  )
}

export default inAccountMoney(SettingsPage)
