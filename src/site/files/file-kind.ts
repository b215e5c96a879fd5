/** Upload limit in bytes (base 1000), exclusive. */
export const largestFile = 2_000_000

/** Purposes of files with a different limit: pictures of reviews. */
export const filePurposes = ['review'] as const
export type FilePurpose = (typeof filePurposes)[number]
/** Returns the upload limit in bytes (base 1000), exclusive. */
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

/** Returns the lower-case extension of a file name: `drawing.PDF` gives `pdf`. Empty without one. */
export const endingOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Returns the media type of an extension, or undefined if such files cannot be uploaded. */
export function mediaTypeOf(ending: string, of: readonly FileFamily[] = allFamilies): string | undefined {
  return of.flatMap((family) => Object.entries(families[family])).find(([known]) => known === ending)?.[1]
}

/** Returns the `accept` attribute of a file input. */
export const acceptOf = (of: readonly FileFamily[] = allFamilies) =>
  of.flatMap((family) => Object.keys(families[family]).map((ending) => `.${ending}`)).join(',')

// Other media types that browsers and operating systems use.
const otherNames: Record<string, readonly string[]> = {
  'application/zip': ['application/x-zip-compressed', 'application/x-zip'],
  'application/vnd.rar': ['application/x-rar-compressed', 'application/x-rar'],
  'application/x-7z-compressed': ['application/7z'],
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'application/msword': ['application/vnd.ms-word'],
}

/** Returns whether a declared media type fits the extension's type. A browser without a known type declares none. */
export const declaredFits = (declared: string, mediaType: string) =>
  declared === '' ||
  declared === 'application/octet-stream' ||
  declared === mediaType ||
  (otherNames[mediaType]?.includes(declared) ?? false)

/** Returns the display name of a file from its URL. */
export function shownName(address: string): string {
  const last = address.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
