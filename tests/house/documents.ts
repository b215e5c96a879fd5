import { filesBelow, textOf } from './sources'

export type Block = {
  /** The file, and which of its blocks. */
  name: string
  language: string
  code: string
}

/** The guides of the documentation site, and the README. */
export const documents = ['README.md', ...filesBelow('demo/docs/guides')]

/** Fenced code of a document. */
export const blocksOf = (file: string): Block[] =>
  [...textOf(file).matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = '', code = ''], at) => ({
    name: `${file}, block ${at + 1}`,
    language,
    code,
  }))

export const guideBlocks = (...languages: string[]) =>
  documents
    .filter((file) => file.startsWith('demo/docs/'))
    .flatMap(blocksOf)
    .filter(({ language }) => languages.includes(language))

/** Our tags in a text, each with the names of its attributes, and of what a framework binds to it in braces. */
export const tagsIn = (text: string) =>
  [...text.matchAll(/<(trade-[\w-]+)([^<>]*?)\/?>/g)].map(([, tag = '', rest = '']) => ({
    tag,
    names: [...rest.replace(/"[^"]*"/g, '""').matchAll(/[\w:@-]+(?=[=\s]|$)/g)].map(([name]) => name),
    bound: [...rest.matchAll(/[\w-]+(?=={)/g)].map(([name]) => name),
  }))
