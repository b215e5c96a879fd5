import type { ComponentProps } from 'react'

type QueryFormProps = Omit<ComponentProps<'form'>, 'action'> & {
  /** Where it leads when nothing is filled in; its fields go into that query. Without one, only script sends it. */
  href?: string | undefined
}

/** Fields that an address holds: without script the browser itself goes there. */
export function QueryForm({ href = '', children, ...rest }: QueryFormProps) {
  const [path, query] = href.split('?')
  return (
    <form {...rest} action={path || undefined}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
