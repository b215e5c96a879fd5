import type { ComponentProps } from 'react'

type QueryFormProps = Omit<ComponentProps<'form'>, 'action'> & {
  /** Target of the form; its fields become the query. Without it, only scripts submit. */
  href?: string | undefined
}

/** Form whose fields are in the address. It works without JavaScript. */
export function QueryForm({ href = '', children, ...rest }: QueryFormProps) {
  const [path, query] = href.split('?')
  return (
    <form {...rest} action={path || undefined}>
      {[...new URLSearchParams(query)].map(([name, value], at) => (
        <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
