/** The file storage failed or returned something unexpected. The message contains no key and no content. */
export class StorageFault extends Error {
  override name = 'StorageFault'
}
