const pieces = '个|件|只|支|根|条|副|付|把|台|块|片|张|pcs?|pieces?|ea|each'
const others =
  '套|卷|瓶|桶|袋|包|盒|箱|托|米|公斤|千克|sets?|packs?|bags?|box(es)?|cartons?|ctns?|rolls?|bottles?|pallets?'

const pieceWord = new RegExp(`^(${pieces})\\.?$`, 'i')
const unitWord = new RegExp(`^(${pieces}|${others})\\.?$`, 'i')

/** Returns whether a word means single pieces, whatever the shop calls them. */
export const isPieceWord = (word: string) => pieceWord.test(word)
/** Returns whether a word is the name of a unit. */
export const isUnitWord = (word: string) => unitWord.test(word)
