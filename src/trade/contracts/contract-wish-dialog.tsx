import { useId, useState } from 'react'
import { goTo } from '../../core/address/go-to'
import { Attachments } from '../../site/files/attachments'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { Textarea } from '../../ui/forms/textarea'
import { contractForm } from './contract'
import { openContractWish, type GoodsFault } from './contract-wish.store'
import { contractMessages } from './contracts.messages'

/** Dialog to request contract prices. */
export function ContractWishDialog({ onClose }: { onClose: () => void }) {
  const say = useSay(contractMessages)
  const scope = useScope()
  const id = useId()
  const [wish] = useState(() => openContractWish(scope))
  const [goods, setGoods] = useState('')
  const [fault, setFault] = useState<GoodsFault>()
  const filling = useFilling(contractForm, {
    start: { months: 12 },
    labels: 'above',
    async send(values) {
      const lines = await wish.linesIn(goods)
      if (!Array.isArray(lines)) return setFault(lines)
      const { contractId, contractNo } = await wish.send(values, lines)
      scope.toasts.brief('success', say('applied', { no: contractNo }))
      goTo(scope.href('contract', { contractId }))
    },
  })
  function submit() {
    if (!goods.trim()) setFault({ key: 'goodsNeeded' })
    void filling.submit()
  }
  return (
    <Dialog
      title={say('newOne')}
      width={600}
      dirty={filling.dirty || goods !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={filling.sending} onClick={submit}>
            {say('submit')}
          </Button>
        </>
      }
    >
      <Form of={filling}>
        <FormField of={filling} name="title" />
        <div className="form-field" data-field="goods">
          <label className="form-label form-required" htmlFor={id}>
            {say('goodsLabel')}
          </label>
          <div className="form-body">
            <Textarea
              id={id}
              rows={4}
              maxLength={20_000}
              aria-required="true"
              placeholder={say('goodsHint')}
              error={fault && say(fault.key, fault.values)}
              value={goods}
              onChange={({ target }) => {
                setGoods(target.value)
                setFault(undefined)
              }}
            />
          </div>
        </div>
        <FormField of={filling} name="months" />
        <FormField of={filling} name="remark" rows={2} />
        <FormField of={filling} name="files">
          {(drawn) => <Attachments drawn={drawn} mayUpload={() => scope.token.$token.get() !== ''} />}
        </FormField>
      </Form>
    </Dialog>
  )
}
