import { parseTemplate } from '@angular/compiler'
import { compile } from 'svelte/compiler'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'

/** Compiles a Vue component. @returns errors, and tags that Vue would look up as its own components */
export function vueFaults(code, name) {
  const { descriptor, errors } = parse(code)
  if (errors.length > 0) return errors.map(String)
  const { bindings } = compileScript(descriptor, { id: name })
  const compiled = compileTemplate({
    id: name,
    filename: name,
    source: descriptor.template?.content ?? '',
    compilerOptions: { bindingMetadata: bindings, isCustomElement: (tag) => tag.startsWith('trade-') },
  })
  return [...compiled.errors.map(String), ...(compiled.code.match(/resolveComponent.*/g) ?? [])]
}

/** Compiles a Svelte component. @returns warnings */
export const svelteFaults = (code) =>
  compile(code, { filename: 'block.svelte' }).warnings.map(({ message }) => message)

/** Parses an Angular template. @returns errors */
export const angularFaults = (template, name) => parseTemplate(template, name).errors?.map(String) ?? []
