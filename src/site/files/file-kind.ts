/** Uploads have fewer bytes than this, base 1000. */
export const largestFile = 2_000_000

/** What a file is for, where that allows other ones: pictures of reviews. */
export const filePurposes = ['review'] as const
export type FilePurpose = (typeof filePurposes)[number]
/** Bytes, base 1000, that a file has fewer of. */
export const limitFor = (purpose: FilePurpose | undefined) => (purpose === 'review' ? 4_000_000 : largestFile)

const families = {
  image: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' },
  pdf: { pdf: 'application/pdf' },
  archive: {
    zip: 'application/zip',
    rar: 'application/vnd.rar',
    '7z': 'application/x-7z-compressed',
  },
  word: {
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const

export type FileFamily = keyof typeof families
const allFamilies: readonly FileFamily[] = ['image', 'pdf', 'archive', 'word']

/** `drawing.PDF` → `pdf`; empty without one. */
export const endingOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The media type of an ending, if files of this kind may be uploaded. */
export function mediaTypeOf(ending: string, of: readonly FileFamily[] = allFamilies): string | undefined {
  return of.flatMap((family) => Object.entries(families[family])).find(([known]) => known === ending)?.[1]
}

/** For `accept` of a file input. */
export const acceptOf = (of: readonly FileFamily[] = allFamilies) =>
  of.flatMap((family) => Object.keys(families[family]).map((ending) => `.${ending}`)).join(',')

// What browsers and systems call the same kinds.
const otherNames: Record<string, readonly string[]> = {
  'application/zip': ['application/x-zip-compressed', 'application/x-zip'],
  'application/vnd.rar': ['application/x-rar-compressed', 'application/x-rar'],
  'application/x-7z-compressed': ['application/7z'],
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'application/msword': ['application/vnd.ms-word'],
}

/** Whether a type that was declared for a file fits its ending; a browser that knows none declares nothing. */
export const declaredFits = (declared: string, mediaType: string) =>
  declared === '' ||
  declared === 'application/octet-stream' ||
  declared === mediaType ||
  (otherNames[mediaType]?.includes(declared) ?? false)

/** The name that an address of ours says a file is shown by. */
export function shownName(address: string): string {
  const last = address.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
