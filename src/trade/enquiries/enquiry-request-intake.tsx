import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { acceptedFiles } from '../../catalogue/quick-order/read-order-file'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { mostEnquiryLines } from './enquiries.contract'
import { enquiryRequestMessages } from './enquiry-request.messages'
import type { EnquiryRequest } from './enquiry-request.store'

/** Input of goods by product code, table or single row. */
export function EnquiryRequestIntake({ request }: { request: EnquiryRequest }) {
  const say = useSay(enquiryRequestMessages)
  const reading = useStore(request.$reading)
  const lines = useStore(request.$lines)
  const file = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const hintId = useId()
  function add() {
    if (!code.trim() || reading) return
    void request.takeText(code)
    setCode('')
  }
  return (
    <div className="enquiry-intake row wrap gap-12 stretch">
      <form
        className="enquiry-code row gap-8 stretch"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Input
          aria-label={say('byCode')}
          placeholder={say('codeHint')}
          maxLength={100}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" loading={reading} disabled={!code.trim()}>
          {say('add')}
        </Button>
      </form>
      <Button icon="upload" loading={reading} aria-describedby={hintId} onClick={() => file.current?.click()}>
        {say('upload')}
      </Button>
      <Button icon="plus" disabled={lines.length >= mostEnquiryLines} onClick={request.addTyped}>
        {say('addLine')}
      </Button>
      <input
        ref={file}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={say('upload')}
        accept={acceptedFiles}
        onChange={({ target }) => {
          const [given] = target.files ?? []
          if (given) void request.takeFile(given)
          target.value = ''
        }}
      />
      <p className="meta enquiry-intake-hint" id={hintId}>
        {say('uploadHint')}
      </p>
    </div>
  )
}
