import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/forms/checkbox'
import { Dialog } from '../../ui/overlays/dialog'
import { FieldError } from '../../ui/forms/field-error'
import { useSay } from '../../ui/host'
import formSheet from '../../ui/forms/form.css?sheet'
import { Input } from '../../ui/forms/input'
import { useSheet } from '../../ui/sheet'
import type { ContractDetail } from './contracts.contract'
import { contractMessages } from './contracts.messages'

type SignDialogProps = {
  contract: ContractDetail
  busy: boolean
  onSign: (name: string) => void
  onClose: () => void
}

/** Dialog with the contract text and a field for the signer's name. */
export function ContractSignDialog({ contract, busy, onSign, onClose }: SignDialogProps) {
  useSheet(formSheet)
  const say = useSay(contractMessages)
  const id = useId()
  const errorId = useId()
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const { title, text, endsOn = '' } = contract
  const signer = name.trim()
  function send() {
    setTried(true)
    if (signer && agreed) onSign(signer)
  }
  return (
    <Dialog
      title={say('signTitle', { title })}
      width={700}
      dirty={signer !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={send}>
            {say('sign')}
          </Button>
        </>
      }
    >
      <p className="below-12 text-dense ink-2">{say('signText', { to: endsOn })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <div className="contract-text contract-text-small" role="region" aria-label={say('text')} tabIndex={0}>
        {text}
      </div>
      <div className="stack gap-8 above-16">
        <label className="form-label form-required" htmlFor={id}>
          {say('signName')}
        </label>
        <Input
          id={id}
          maxLength={20}
          autoComplete="name"
          aria-required="true"
          value={name}
          error={tried && !signer ? say('signNameNeeded') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          checked={agreed}
          aria-describedby={tried && !agreed ? errorId : undefined}
          onChange={({ target }) => setAgreed(target.checked)}
        >
          {say('agree')}
        </Checkbox>
        {tried && !agreed && <FieldError id={errorId}>{say('agreeNeeded')}</FieldError>}
      </div>
    </Dialog>
  )
}
