import type { Data } from '../../core/api/endpoint'
import { resource } from '../../core/store/resource'
import { sessionOf } from '../../session/sign-in/session.store'
import { Card } from '../../ui/card'
import { Form, FormFields, SubmitButton } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useHost, useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { profile, updateProfile } from './profile.contract'
import sheet from './profile.css?sheet'
import { profileFields } from './profile-fields'
import { profileMessages } from './profile.messages'

/** Page of the buyer's personal data. */
export default function ProfilePage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(profileMessages)
  const own = useOpened(() =>
    resource((signal) => scope.call(profile, {}, { signal, quiet: true }), [scope.token.$token]),
  )
  return (
    <Page of={own} title={say('title')} what={say('what')}>
      {(value) => (
        <Card padding="form">
          <ProfileForm start={value} />
        </Card>
      )}
    </Page>
  )
}

function ProfileForm({ start }: { start: Data<typeof profile> }) {
  const say = useSay(profileMessages)
  const scope = useScope()
  const { loginAccount, ...drafts } = start
  const filling = useFilling(profileFields, {
    start: drafts,
    async send(body) {
      await scope.call(updateProfile, { body })
      scope.toasts.brief('success', say('saved'))
      filling.restart(filling.drafts())
      // The header greets the buyer by name.
      sessionOf(scope).reread()
    },
  })
  return (
    <Form of={filling} className="form-narrow">
      <div className="form-field" data-field="loginAccount">
        <span className="form-label">{say('loginAccount')}</span>
        <span className="form-body profile-account">{loginAccount}</span>
      </div>
      <FormFields of={filling} />
      <SubmitButton of={filling} className="form-save">
        {say('save')}
      </SubmitButton>
    </Form>
  )
}
