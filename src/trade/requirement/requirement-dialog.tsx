import { useStore } from '@nanostores/react'
import { pictureAddress } from '../../core/address/picture-address'
import { Attachments } from '../../site/files/attachments'
import { mostFiles } from '../../core/api/shapes'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { attachmentFields } from './attachment-fields'
import { requirementForm } from './requirement-form'
import { requirementMessages } from './requirement.messages'
import { requirementOf, type CustomForm, type RequirementStore } from './requirement.store'
import sheet from './requirement.css?sheet'

/** Requirement dialog for custom goods. It is open while the shared store contains a form. */
export function RequirementDialog() {
  useSheet(sheet)
  const store = requirementOf(useScope())
  const form = useStore(store.$form)
  return form && <Requirement key={form.id ?? form.skuId} form={form} store={store} />
}

function Requirement({ form, store }: { form: CustomForm; store: RequirementStore }) {
  const say = useSay(requirementMessages)
  const filling = useFilling(requirementForm, {
    start: form.requireInfo,
    send: async (values) => {
      if (store.loggedIn(filling.drafts())) await store.send(form, values)
    },
  })

  function submit() {
    if (!store.loggedIn(filling.drafts())) return
    void filling.submit()
  }
  return (
    <Dialog
      title={say(form.id ? 'editTitle' : 'title')}
      dirty={filling.dirty}
      onClose={store.close}
      hint={form.id ? undefined : say('hint')}
      actions={
        <>
          <Button onClick={store.close}>{say('cancel')}</Button>
          <Button variant="primary" loading={filling.sending} onClick={submit}>
            {say('send')}
          </Button>
        </>
      }
    >
      <RequirementGoods form={form} />
      <Form of={filling} className="requirement-form">
        <FormField of={filling} name="requireTime" width={208} />
        <FormField of={filling} name="requireOther" rows={6} />
        {attachmentFields.map((name) => (
          <FormField key={name} of={filling} name={name}>
            {(drawn) => <Attachments drawn={drawn} mayUpload={() => store.loggedIn(filling.drafts())} />}
          </FormField>
        ))}
        <p className="requirement-hint text-meta ink-3">{say('files', { n: mostFiles })}</p>
      </Form>
    </Dialog>
  )
}

/** Product of the requirement. */
function RequirementGoods({ form }: { form: CustomForm }) {
  const say = useSay(requirementMessages)
  const scope = useScope()
  const { goodsName, image, spec, deliveryCycle, goodsPrice, quantity, unitName } = form
  const { goodsPriceUnitName, goodsPriceUnitQuantity } = form
  const facts = [spec, deliveryCycle === undefined ? '' : say('delivery', { n: deliveryCycle })]
  return (
    <div className="requirement-goods row gap-12">
      <Picture src={pictureAddress(scope, image)} alt="" size={44} />
      <span className="stack grow shrink text-meta ink-2">
        <b className="text-dense regular ink truncate">{goodsName}</b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="requirement-figures stack text-meta ink-2">
        {goodsPrice !== undefined && <Price amount={goodsPrice} size="sm" unit={unitName} />}
        <span>{say('pieces', { n: quantity, unit: unitName })}</span>
        {goodsPriceUnitQuantity !== undefined && (
          <span>{say('units', { n: goodsPriceUnitQuantity, unit: goodsPriceUnitName ?? '' })}</span>
        )}
        {goodsPrice !== undefined && <Price amount={goodsPrice * quantity} size="sm" />}
      </span>
    </div>
  )
}
