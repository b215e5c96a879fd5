import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Control, useErrorOf, type ControlLook } from './control'
import { usePartSheet } from '../sheet'
import sheet from './textarea.css?sheet'
import { useTooLong } from './too-long'

type TextareaProps = Omit<ControlLook, 'size'> & Omit<ComponentProps<'textarea'>, keyof ControlLook>

/** Multi-line text with a counter that reports excess length; passes all attributes of `<textarea>`. */
export function Textarea(props: TextareaProps) {
  usePartSheet(sheet)
  const { error: given, width, className, maxLength = 500, rows = 4, ...rest } = props
  const box = useRef<HTMLSpanElement>(null)
  const [length, setLength] = useState(0)
  const tooLong = useTooLong(length, maxLength)
  const error = given ?? tooLong
  const { errorId, tied } = useErrorOf(error, rest['aria-describedby'])

  // Read from the field, because it may be filled without a render.
  const count = () => setLength([...(box.current?.querySelector('textarea')?.value ?? '')].length)
  useLayoutEffect(count)

  return (
    <Control {...{ error, errorId, width, className }} frameClass="textarea-frame">
      <span ref={box} onInput={count}>
        <textarea {...rest} {...tied} rows={rows} className="control-field textarea-field" />
      </span>
      <span className="textarea-counter" aria-hidden="true">
        {length}/{maxLength}
      </span>
    </Control>
  )
}
