import { useId, useRef, useState } from 'react'
import { Attachments } from '../../site/files/attachments'
import { useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { Textarea } from '../../ui/forms/textarea'
import { offerMessages } from './offers.messages'
import sheet from './offers.css?sheet'

export type Words = { text: string; files: string[] }

/** Creates the form state of a message with attachments. */
export function useWords() {
  const say = useSay(offerMessages)
  const { toasts } = useScope()
  const uploading = useRef(false)
  const [words, setWords] = useState<Words>({ text: '', files: [] })
  const [tried, setTried] = useState(false)
  // The key resets the fields for the next message.
  const [round, setRound] = useState(0)
  return {
    words,
    setWords,
    /** Called when uploads start or end. */
    busy: (now: boolean) => void (uploading.current = now),
    round,
    dirty: words.text !== '' || words.files.length > 0,
    fault: tried && !words.text.trim() ? say('textNeeded') : undefined,
    clear() {
      setWords({ text: '', files: [] })
      setTried(false)
      setRound(round + 1)
    },
    /** @param send called if there is a text and all uploads are complete */
    submit(send: (words: Words) => void) {
      setTried(true)
      if (uploading.current) return toasts.brief('warning', say('busy'))
      if (words.text.trim()) send({ ...words, text: words.text.trim() })
    },
  }
}

type OfferWordsProps = { of: ReturnType<typeof useWords>; label: string; rows?: number }

export function OfferWords({ of, label, rows = 3 }: OfferWordsProps) {
  useSheet(sheet)
  const say = useSay(offerMessages)
  const { token } = useScope()
  const id = useId()
  const { words, setWords, busy, round, fault } = of
  return (
    <div className="offer-write">
      <label className="form-label form-required" htmlFor={`${id}-text`}>
        {label}
      </label>
      <Textarea
        id={`${id}-text`}
        rows={rows}
        aria-required="true"
        error={fault}
        value={words.text}
        onChange={({ target }) => setWords((now) => ({ ...now, text: target.value }))}
      />
      <Attachments
        key={round}
        drawn={{
          id: `${id}-files`,
          name: 'files',
          label: say('files'),
          value: words.files,
          change: (files) =>
            setWords((now) => ({ ...now, files: Array.isArray(files) ? files.map(String) : [] })),
          error: undefined,
          required: false,
          placeholder: undefined,
          describedBy: undefined,
        }}
        mayUpload={() => token.$token.get() !== ''}
        onBusy={busy}
      />
    </div>
  )
}
