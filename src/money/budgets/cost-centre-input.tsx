import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { Input, type InputProps } from '../../ui/forms/input'
import { Select } from '../../ui/forms/select'
import { useScope } from '../../ui/host'
import { activeCostCentres } from './active-cost-centres.store'

type CostCentreInputProps = Pick<
  InputProps,
  'size' | 'width' | 'error' | 'maxLength' | 'placeholder' | 'aria-label' | 'onKeyDown'
> & {
  /** True if only cost centres of the company are accepted. */
  known: boolean
  value: string
  onChange: (code: string) => void
}

/** Field for a cost centre. It offers the company's active ones, and takes other text if the company permits it. */
export function CostCentreInput({ known, value, onChange, ...rest }: CostCentreInputProps) {
  const { value: centres = [] } = useStore(activeCostCentres(useScope()).$state)
  const list = useId()
  if (known) {
    const { size, width, error, placeholder = '', 'aria-label': label } = rest
    const own = value && !centres.some(({ code }) => code === value) ? [{ value, label: value }] : []
    const all = centres.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))
    return (
      <Select
        {...{ size, width, error }}
        aria-label={label}
        value={value}
        options={[{ value: '', label: placeholder }, ...own, ...all]}
        onChoose={onChange}
      />
    )
  }
  return (
    <>
      <Input {...rest} list={list} value={value} onChange={({ target }) => onChange(target.value)} />
      <datalist id={list}>
        {centres.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
