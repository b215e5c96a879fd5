/** The storage of files failed, or answered something that it should not have. Its sentence holds no key and no content. */
export class StorageFault extends Error {
  override name = 'StorageFault'
}
