import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { pick } from '../../core/language/messages'
import { Permitted } from '../../session/permission/permitted'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/overlays/confirm'
import { useHost, useLocale, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { SearchForm } from '../../ui/forms/search-form'
import { Segmented } from '../../ui/forms/segmented'
import { useSheet } from '../../ui/sheet'
import { AddMember, ChangeMember, ResetPassword } from './member-dialogs'
import { memberKinds } from './member-kind'
import { MemberTable, type MemberWish } from './member-table'
import type { Member } from './members.contract'
import { memberMessages } from './members.messages'
import sheet from './members.css?sheet'
import { openMembers } from './members.store'

type Asking = { wish: 'add' } | { wish: Exclude<MemberWish, 'reopen'>; member: Member }

function Members() {
  const { scope, urlState } = useHost()
  const say = useSay(memberMessages)
  const locale = useLocale()
  const store = useOpened(() => openMembers(scope, urlState))
  const { kind, keyword } = useStore(store.$query).filters
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  const wanted = (wish: MemberWish, member: Member) => {
    if (wish === 'reopen') void store.setStatus(member.id, 10)
    else ask({ wish, member })
  }
  return (
    <>
      <ListPage
        of={store}
        title={say('title')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => ask({ wish: 'add' })}>
            {say('add')}
          </Button>
        }
        filters={
          <div className="member-filters">
            <Segmented
              label={say('kinds')}
              value={kind}
              options={[
                { value: '', label: say('all') },
                ...memberKinds.map(({ value, text }) => ({
                  value: String(value),
                  label: pick(text, locale),
                })),
              ]}
              onChange={(value) => store.change({ filters: { kind: value } })}
            />
            <SearchForm
              word={keyword}
              label={say('find')}
              onSearch={(word) => store.change({ filters: { keyword: word } })}
            />
          </div>
        }
        empty={{ title: say('none'), text: say('noneText') }}
      >
        {({ content }) => (
          <Card padding="none">
            <MemberTable rows={content} onWish={wanted} />
          </Card>
        )}
      </ListPage>
      {asking?.wish === 'add' && <AddMember store={store} onClose={close} />}
      {asking?.wish === 'change' && <ChangeMember store={store} member={asking.member} onClose={close} />}
      {asking?.wish === 'password' && <ResetPassword store={store} member={asking.member} onClose={close} />}
      {asking?.wish === 'close' && (
        <Confirm
          title={say('closeAsk')}
          text={say('closeText', { name: asking.member.legalName || asking.member.loginAccount })}
          action={say('close')}
          danger
          onConfirm={() => {
            void store.setStatus(asking.member.id, 20)
            close()
          }}
          onCancel={close}
        />
      )}
    </>
  )
}

/** Page of the company's sub-accounts. */
export default function MembersPage() {
  useSheet(sheet)
  return (
    <Permitted action="manageMembers" form="page">
      <Members />
    </Permitted>
  )
}
