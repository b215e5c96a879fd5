import { Fragment } from 'react'
import { foundWords } from './found-words'

/** Name with the searched words marked. */
export const Marked = ({ name, words }: { name: string; words: string }) =>
  foundWords(name, words).map((piece, at) =>
    at % 2 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  )
